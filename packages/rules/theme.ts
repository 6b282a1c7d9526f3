import { site } from '@site/data/site.ts'

/**
 * The local storage key of the visitor's theme. The document carries it, so scripts need not know the brand.
 */
export const themeStorageKey = `${site.storagePrefix}.theme`
