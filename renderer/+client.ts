import { startBehaviors } from '#components/behaviors/start.ts'
import { hydrateIslands } from '#components/hydration/hydrate.ts'

hydrateIslands()
startBehaviors()
