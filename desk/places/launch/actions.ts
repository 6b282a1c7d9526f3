import * as v from 'valibot'
import { action } from '#desk/server/action.ts'
import { readSecrets } from '#scripts/owner/deploy/readSecrets.ts'
import { checkLaunch } from '#scripts/owner/launch/checkLaunch.ts'
import { readCheckout } from '#scripts/owner/launch/readCheckout.ts'

export const actions = {
  /** @param account asks the live site which of its secrets are set, which takes seconds */
  check: action(v.object({ account: v.boolean() }), ({ account }) => {
    const { secrets, diagnostics } = account ? readSecrets() : { secrets: [], diagnostics: [] }
    return { found: checkLaunch(readCheckout(secrets)), account: diagnostics }
  }),
}
