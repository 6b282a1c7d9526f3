import dns from 'node:dns'

const { lookup } = dns
// Browsers lead names below "localhost" to this machine by themselves, Node leaves it to the operating system.
Object.assign(dns, {
  lookup: (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name.replace(/^.*\.localhost$/, 'localhost'), ...rest]),
})

/** Opens a desk as its owner's browser does: its two origins, and what its servers know the browser by. */
export async function openDesk(address: string) {
  const opened = await fetch(address)
  const [, secret = ''] = /setItem\('desk-window', "([^"]+)"\)/.exec(await opened.text()) ?? []
  const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const { origin: window, protocol, hostname, port } = new URL(address)
  return { window, frame: `${protocol}//${hostname}:${Number(port) + 1}`, cookie, secret }
}
