import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntilReady } from '@lintel/cli/wrangler.ts'

/** A web server of this machine, and how to start it with the files that `npm run hosts` writes. */
export interface WebServer {
  /** The name of Debian's package. */
  package: string
  program: string
  /** Its main configuration, which includes those files from the folder `hosts`. */
  configuration(port: number, root: string, hosts: string): string
  arguments(configuration: string, folder: string): string[]
}

const apacheModules = [
  'mpm_prefork',
  'authz_core',
  'mime',
  'dir',
  'env',
  'setenvif',
  'headers',
  'rewrite',
  'proxy',
  'proxy_http',
]

export const webServers: Record<string, WebServer> = {
  nginx: {
    package: 'nginx-light',
    program: '/usr/sbin/nginx',
    configuration: (port, root, hosts) => `daemon off;
master_process off;
pid nginx.pid;
error_log error.log;
events {}
http {
  include ${hosts}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${hosts}/server.conf;
  }
}
`,
    arguments: (configuration, folder) => ['-p', folder, '-e', 'error.log', '-c', configuration],
  },
  caddy: {
    package: 'caddy',
    program: '/usr/bin/caddy',
    configuration: (port, root, hosts) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}
	import ${hosts}/site.caddy
}
`,
    arguments: (configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
  },
  apache: {
    package: 'apache2',
    program: '/usr/sbin/apache2',
    configuration: (port, root, hosts) => `${apacheModules
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')}
User www-data
Group www-data
PidFile apache.pid
ErrorLog error.log
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
<VirtualHost 127.0.0.1:${port}>
  ServerName site.test
  DocumentRoot ${root}
  <Directory ${root}>
    Require all granted
  </Directory>
  Include ${hosts}/site.conf
</VirtualHost>
`,
    arguments: (configuration, folder) => ['-D', 'FOREGROUND', '-d', folder, '-f', configuration],
  },
}

/**
 * Starts a web server on a local port.
 * @param files the output of `npm run hosts`
 * @param folder for everything it needs; created if needed
 * @throws Error with its log if it does not start
 */
export async function startWebServer(
  { program, configuration, arguments: argumentsOf }: WebServer,
  files: Record<string, string>,
  { port, root, folder }: { port: number; root: string; folder: string },
) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const file = join(folder, 'main.conf')
  writeFileSync(file, configuration(port, root, folder))
  const server = spawn(program, argumentsOf(file, folder), {
    // Apache ends its whole process group when it is stopped.
    detached: true,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let log = ''
  for (const output of [server.stdout, server.stderr]) output.on('data', (text) => (log += text))
  await waitUntilReady(`http://127.0.0.1:${port}`, server).catch(() => {
    throw new Error(`${program} did not start:\n${log}`)
  })
  return async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
}

export const isInstalled = ({ program }: WebServer) => existsSync(program)
