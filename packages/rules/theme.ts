import { site } from '@lintel/engine/content/site.ts'

/** Where the visitor's theme is kept in local storage. The document carries it, so no script needs the brand. */
export const themeStorageKey = `${site.storagePrefix}.theme`
