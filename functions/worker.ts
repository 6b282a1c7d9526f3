/** Where requests enter: the edge of this site, which answers the routes of `@lintel/edge` and runs its daily work. */
export { default } from '@lintel/edge/worker.ts'
