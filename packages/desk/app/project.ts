/** What the page that a key opens has put there (server/keys.ts): it begins with the name of the project. */
export const readSecret = () => globalThis.localStorage?.getItem('desk-window') ?? ''

const readProject = () => readSecret().replace(/\..*/, '')

/** The project that this window was opened for. */
export const project = readProject()

/** Whether another window of this browser was opened since for another project, at the same address. */
export const isOtherProject = () => readProject() !== project
