import { startBehaviors } from '@lintel/kit/behaviors/start.ts'
import { hydrateIslands } from '@lintel/kit/hydration/hydrate.ts'

/** The one script of every page. It arrives while the document is still being read, and waits for its end. */
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start() {
  hydrateIslands()
  startBehaviors()
}
