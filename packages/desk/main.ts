import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { portOf, requireFreePort } from '@lintel/engine/command/port.ts'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { engineFile } from '@lintel/engine/render/engineFile.ts'
import type { Actions } from './server/action.ts'
import './server/startCommit.ts'
import { refreshFallbacks } from './server/fallbacks.ts'

// Memory that is not given back: each change of content loads all modules anew, and by default V8 lets the heap
// grow by hundreds of MB of the former ones before it collects them, and keeps a hundred for young objects, once it has
// needed them; and the allocator of Vite's bundler keeps as much of what it has freed, and as much again where the kernel
// gives it huge pages, of which it can give back none that is used in part (its documentation:
// microsoft.github.io/mimalloc, "Environment Options").
setFlagsFromString('--heap-growing-percent=25')
setFlagsFromString('--semi-space-growth-factor=1')
process.env.MIMALLOC_PURGE_DELAY ??= '0'
process.env.MIMALLOC_ALLOW_THP ??= '0'
// Each thread for files keeps memory of its own.
process.env.UV_THREADPOOL_SIZE ??= '2'

/**
 * Opens the desk in the browser: `npm run desk`. It serves two loopback origins: the window with its actions, and the
 * site shown in its frame.
 */
const { values } = readOptions({ options: { 'no-browser': { type: 'boolean' } } })

console.log('\n  Starting the desk …')

try {
  const port = portOf(4100)
  await Promise.all([port, port + 1].map(requireFreePort))
  refreshFallbacks()
  // Modules read the brand on import, so a fallback for a broken brand must be set first.
  const [
    { migrate },
    { inert },
    { isMigrated },
    { startFrame },
    { createKeys, newHost, newSecret },
    { handleAction },
    { serve },
    { startWindow },
  ] = await Promise.all([
    import('@lintel/cli/wrangler.ts'),
    import('@lintel/engine/render/servedFiles.ts'),
    import('./server/database.ts'),
    import('./server/frame.ts'),
    import('./server/keys.ts'),
    import('./server/router.ts'),
    import('./server/serve.ts'),
    import('./server/window.ts'),
  ])
  try {
    if (!(await isMigrated('.wrangler/state'))) migrate('.wrangler/state')
  } catch (error) {
    // Content can be edited without a database; views that need one report the error.
    console.error(`\nThe database of this machine is not ready: ${(error as Error).message.split('\n')[0]}`)
  }
  // Safari knows no names below "localhost".
  const hosts = [newHost(), ...(process.platform === 'darwin' ? ['127.0.0.1'] : [])]
  const [windows, sites] = [port, port + 1].map((each) => hosts.map((host) => `http://${host}:${each}`)) as [
    string[],
    string[],
  ]
  const [session, secret] = [newSecret(), newSecret()]
  const keys = createKeys('.cache/desk/key', windows)
  const viewNames = globSync('views/*/actions.{ts,js}', { cwd: import.meta.dirname }).map((file) =>
    basename(dirname(file)),
  )
  const [frame, sendWindow] = await Promise.all([startFrame(windows), startWindow(viewNames)])
  const views = {
    names: viewNames,
    load: async (name: string) =>
      (await frame.load(`/${engineFile(`@lintel/desk/views/${name}/actions.ts`)}`)).actions as Actions,
  }

  await serve(
    port + 1,
    // The window embeds pages and pictures of the site.
    { origins: sites, session, secret, methods: ['GET', 'HEAD'], allowedDestinations: ['iframe', 'image'] },
    `${inert}; frame-ancestors ${windows.join(' ')}`,
    frame.handle,
  )
  await serve(
    port,
    { origins: windows, keys, session, secret, methods: ['GET', 'HEAD', 'POST'], allowedDestinations: [] },
    `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: ${sites.join(' ')}; frame-src ${sites.join(' ')}; frame-ancestors 'none'; form-action 'none'`,
    (request, response) =>
      request.url?.startsWith('/api/')
        ? handleAction(request, response, views)
        : sendWindow(request, response),
  )
  // Loads all actions now, so that code published later does not run until a restart.
  for (const name of views.names) views.load(name).catch(console.error)
  const file = pathToFileURL(keys.file).href
  console.log(
    `\n  The desk is running. What opens it, once for each window:\n  ${file}\n  Stop it with Ctrl+C.`,
  )
  if (!values['no-browser']) openBrowser(file)
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}

function openBrowser(file: string) {
  const programs: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  }
  const [program, ...args] = programs[process.platform] ?? ['xdg-open']
  spawn(program, [...args, file], { stdio: 'ignore', detached: true })
    .on('error', () => console.log('  Open this file in your browser.'))
    .unref()
}
