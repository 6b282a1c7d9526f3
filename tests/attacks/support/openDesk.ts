/** Opens a desk as its owner's browser does: its two origins, and what its servers know the browser by. */
export async function openDesk(address: string) {
  const opened = await fetch(address)
  const [, secret = ''] = /setItem\('desk-window', "([^"]+)"\)/.exec(await opened.text()) ?? []
  const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const { origin: window, protocol, hostname, port } = new URL(address)
  return { window, frame: `${protocol}//${hostname}:${Number(port) + 1}`, cookie, secret }
}
