import { readSecrets } from '@lintel/cli/deploy/readSecrets.ts'
import { checkLaunch } from '@lintel/cli/launch/checkLaunch.ts'
import { readCheckout } from '@lintel/cli/launch/readCheckout.ts'
import * as v from 'valibot'
import { action } from '../../server/action.ts'

export const actions = {
  /** @param account also asks the live site for its secrets, which takes seconds */
  check: action(v.object({ account: v.boolean() }), ({ account }) => {
    const { secrets, diagnostics } = account ? readSecrets() : { secrets: [], diagnostics: [] }
    return { diagnostics: checkLaunch(readCheckout(secrets)), account: diagnostics }
  }),
}
