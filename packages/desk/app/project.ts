/** What the page that a key opens has put there (server/keys.ts): it begins with the name of the project. */
export const secretNow = () => globalThis.localStorage?.getItem('desk-window') ?? ''

const projectNow = () => secretNow().replace(/\..*/, '')

/** The project that this window was opened for. */
export const project = projectNow()

/** Whether another window of this browser was opened since for another project, at the same address. */
export const isOtherProject = () => projectNow() !== project
