import { basename } from 'node:path'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { maxNameLength } from '@lintel/rules/slugOf.ts'
import { type Claim, claimsSchema } from '../schemas/claim.ts'
import { type Site, siteSchema } from '../schemas/site.ts'
import {
  collectionOf,
  collections,
  everyCollection,
  namedBy,
  recordFolders,
  required,
  schemaOf,
} from './collections.ts'
import { pathOf } from './recordPaths.ts'
import { parseRecord, type References, reasonOf, recordIn, syntaxErrorIn } from './records.ts'
import {
  filesOfAnySize,
  isFile,
  isFolder,
  isNoFile,
  isReadable,
  isTooLarge,
  noFile,
  noFilesOf,
  readFromDisk,
  readSource,
  statsOf,
  tooLarge,
} from './sources.ts'
import { referencesOf } from './tokensOf.ts'

const [site, claims] = ['site.yaml', 'claims.yaml']

const nothing: References = { tokens: {}, claims: {} }

/**
 * Checks all YAML in `content/`: its values, missing files, and files that nothing reads. Of what is no folder, or no
 * file, nothing that follows from it is named.
 */
export function checkRecords(): Diagnostic[] {
  if (!isFolder('content')) return [noFolder('content')]
  const noFolders = recordFolders.map((path) => `content/${path}`).filter(isNoFolder)
  const noFiles = noFilesOf(records)
  const isWithin = (path: string) =>
    [...noFolders, ...noFiles].some((each) => `content/${path}/`.startsWith(`${each}/`))
  const named = everyCollection.filter(({ files }) => noFolders.includes(`content/${files.split('/')[0]}`))
  const namesLost = ({ message }: Diagnostic) =>
    named.some(({ label }) => message.startsWith(`there is no ${label.toLowerCase()} "`))
  const isThere = (file: string) => isFile(file) || isNoFile(file)
  const paths = recordFiles()
  const references = writtenReferences()
  return [
    ...noFolders.map(noFolder),
    ...noFiles.map(noFile),
    ...required.filter((path) => !paths.includes(path) && !isWithin(path)).map(missing),
    ...paths
      .filter((path) => !isWithin(path))
      .flatMap((path) =>
        isTooLarge(`content/${path}`)
          ? tooLarge(`content/${path}`)
          : checkRecord(path, readFromDisk(`content/${path}`), references, isThere),
      )
      .filter((each) => !namesLost(each)),
  ]
}

const records = ['content/**/*.yaml', 'content/legal/*.md']

/** Lists every file that contains a record, relative to `content/`. */
export const recordFiles = () => filesOfAnySize(records).map((file) => file.replace('content/', ''))

/** Lists what has the name of such a file, and is none. */
export const noRecordFiles = () => noFilesOf(records).map((file) => file.replace('content/', ''))

export const missing = (path: string) =>
  fileDiagnostic(path, 'is missing', 'write it; the history of the project has the last version')

/** A link is none either, as nothing is read through it. */
const isNoFolder = (path: string) => statsOf(path)?.isDirectory() === false

const noFolder = (file: string): Diagnostic => ({
  file,
  line: 1,
  message: 'this is no folder',
  fix: 'put it back; the history of the project has the last version',
})

/**
 * Checks the YAML of one file.
 * @param path relative to `content/`
 * @param source the whole text of the file
 * @param references what the record may refer to
 * @param isThere whether there is a record that it names. In the desk, one that is gone can still be read.
 */
export function checkRecord(
  path: string,
  source: string,
  references = writtenReferences(),
  isThere: (file: string) => boolean = isReadable,
): Diagnostic[] {
  const schema = schemaOf(path)
  const kind = collectionOf(path)
  if (!schema || !kind)
    return [fileDiagnostic(path, 'nothing reads this file', 'correct its name, or remove it')]
  if (basename(path).length > maxNameLength)
    return [fileDiagnostic(path, 'the file name is too long', `give it at most ${maxNameLength} characters`)]
  const file = `content/${path}`
  const syntaxError = syntaxErrorIn(source)
  if (syntaxError) return [{ file, ...syntaxError }]
  // Errors in the record it names are reported for that record's own file.
  const named = namedBy(kind.name, (name, id) =>
    isThere(`content/${pathOf(collections[name].files, id)}`) ? {} : undefined,
  )
  const context = kind.isPlain ? nothing : { ...references, named }
  try {
    return parseRecord(file, recordIn(file, source), schema, context).diagnostics
  } catch (error) {
    // One such file, as one of brackets without end, must not hide what is wrong with the others.
    return [fileDiagnostic(path, reasonOf(error), 'write it anew')]
  }
}

/**
 * Returns what records may refer to, given the text of the brand and of the claims register. An invalid file
 * contributes nothing.
 */
export function referencesIn(brand: string, register: string): References {
  const ofBrand = parseRecord(site, brand, siteSchema, nothing).record as Site | null
  const ofRegister = parseRecord(claims, register, claimsSchema, nothing).record as Record<
    string,
    Claim
  > | null
  return ofBrand ? referencesOf(ofBrand, ofRegister ?? {}) : { tokens: {}, claims: ofRegister ?? {} }
}

const writtenReferences = () => referencesIn(readSource(`content/${site}`), readSource(`content/${claims}`))

function fileDiagnostic(path: string, message: string, fix: string): Diagnostic {
  return { file: `content/${path}`, line: 1, message, fix }
}
