/** Stored by the page that a key opens (server/keys.ts). It begins with the id of the project. */
export const readSecret = () => globalThis.localStorage?.getItem('desk-window') ?? ''

const readProject = () => readSecret().replace(/\..*/, '')

export const project = readProject()

/** Whether the desk of another project was opened at this origin since. */
export const isOtherProject = () => readProject() !== project
