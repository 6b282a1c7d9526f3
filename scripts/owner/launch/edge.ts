import { findProblems } from '#scripts/owner/deploy/findProblems.ts'
import { type Checkout, type Finding, finding } from './Finding.ts'

/** What keeps enquiries from being stored, told and answered, and addresses that are not the firm's own. */
export function edgeFindings({ site, config, secrets }: Checkout): Finding[] {
  const isSet = (name: string) => secrets.includes(name) || Boolean(config.vars[name])
  return [
    ...findProblems({ site, config, secrets }).map(({ setting, why, fix }) =>
      finding('must', `${setting}: ${why}`, fix),
    ),
    ...(isSet('BOT_CHECK') && isSet('BOT_CHECK_SECRET')
      ? []
      : [
          finding(
            'should',
            'No bot check: only the limits and the spam rules stand between robots and your mailbox.',
            'set a site key under thirdParties in data/site.ts and BOT_CHECK in wrangler.jsonc, then npx wrangler secret put BOT_CHECK_SECRET',
          ),
        ]),
  ]
}
