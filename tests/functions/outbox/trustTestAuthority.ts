import { resolve } from 'node:path'

/** Import this before anything of wrangler, which reads the setting when it is loaded. */
process.env.NODE_EXTRA_CA_CERTS = resolve('tests/functions/fixtures/tls/ca.pem')
