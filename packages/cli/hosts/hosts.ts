import type { HostConfig } from '@lintel/edge/node/hostConfig.ts'
import { apacheFiles } from './apache.ts'
import { caddyFiles } from './caddy.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'
import { vercelFiles } from './vercel.ts'

interface Host {
  about: string
  /** Returns the text of each configuration file by name. */
  filesOf(config: HostConfig): Record<string, string>
  /** Whether the site is uploaded together with it, to a host that cannot run functions. */
  isUploaded: boolean
  /** What to do with the files. */
  next: string
}

/** Hosts besides Cloudflare that can serve the build, by the names that `npm run hosts` accepts. */
export const hosts: Record<string, Host> = {
  nginx: {
    about: 'files that a server of nginx includes',
    filesOf: nginxFiles,
    isUploaded: false,
    next: 'Reload it: systemctl reload nginx',
  },
  caddy: {
    about: 'a file that a site block of Caddy imports',
    filesOf: caddyFiles,
    isUploaded: false,
    next: 'Reload it: systemctl reload caddy',
  },
  apache: {
    about: 'a file that a virtual host of Apache includes',
    filesOf: apacheFiles,
    isUploaded: false,
    next: 'Reload it: systemctl reload apache2',
  },
  netlify: {
    about: 'a copy of the site with the rules of Netlify',
    filesOf: netlifyFiles,
    isUploaded: true,
    next: 'Upload it: npx netlify deploy --prod --dir dist/hosts/netlify',
  },
  vercel: {
    about: 'a copy of the site with the rules of Vercel',
    filesOf: vercelFiles,
    isUploaded: true,
    next: 'Upload it: npx vercel deploy --prod dist/hosts/vercel',
  },
}
