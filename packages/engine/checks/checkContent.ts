import { globSync, readFileSync } from 'node:fs'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { isoDay } from '@lintel/rules/time.ts'
import { checkRecords } from '../content/checkRecords.ts'
import { claims, claimsFile } from '../content/claims.ts'
import { readPosts } from '../content/posts.ts'
import { siteFile } from '../content/readSite.ts'
import { checkRedirects, redirectsFile } from '../content/redirects.ts'
import { filesOf, isFile } from '../content/sources.ts'
import { getContent } from '../content/store.ts'
import { plainDrawing, unsafeContentIn } from '../content/svg.ts'
import { slots, tokens } from '../content/tokens.ts'
import { checkAddressOf } from './addresses.ts'
import { checkBrand, checkHolidays } from './brand.ts'
import { checkClaims } from './claims.ts'
import { checkFigures } from './figures.ts'
import { addressesIn, addressOf, checkLinks, createFollowLink, type FollowLink } from './links.ts'
import { checkMarkdown, linksIn } from './markdown.ts'
import { checkPostText, metadataProblems } from './posts.ts'
import { checkQuestions } from './questions.ts'
import { checkQuotes } from './quotes.ts'
import { copyOf, recordTexts } from './recordTexts.ts'
import { checkSymlinks } from './symlinks.ts'
import { checkTags } from './tags.ts'
import { checkTokens } from './tokens.ts'

/** Files that contain page copy. */
const copy = [
  'data/**/*.ts',
  'packages/rules/**/*.ts',
  'components/{blocks,sections}/**/*.{ts,tsx}',
  'packages/kit/{layout,chat,contact,ui,islands}/**/*.{ts,tsx}',
  'pages/**/*.{ts,tsx}',
  'content/legal/*.md',
  'content/**/*.yaml',
]
const linking = [
  '{pages,components,data,packages/rules}/**/*.{ts,tsx}',
  'packages/kit/{layout,chat,contact,ui,islands}/**/*.{ts,tsx}',
  'content/**/*.yaml',
]
const legalTexts = 'content/legal/*.md'
const posts = 'content/blog/*.{md,mdx}'
/** Files in which any figure is allowed: rules, the claims register, notes on pictures, and visitors' questions. */
const exempt =
  /^(?:packages\/rules\/|content\/(?:claims\.yaml|pictures\.yaml|questions\/|unanswered\.|admissions\.))/

/** Returns everything that an author, the owner or a developer should fix. */
export function checkContent(): Diagnostic[] {
  const links = checkSymlinks()
  const isLink = (file: string) => links.some((each) => each.file === file)
  const ofFiles = [...links, ...checkRecords().filter(({ file }) => !isLink(file))]
  // All other checks build on valid records.
  if (ofFiles.length > 0) return ofFiles
  const result = readPosts()
  const readable = result.posts.map(({ file }) => `content/blog/${file}`)
  const follow = createFollowLink(result.posts, Date.now())
  return [
    ...metadataProblems(result),
    ...checkPictureNames(),
    ...eachOf(['content/**/*.yaml', legalTexts], checkAddressOf),
    ...checkTags(filesOf(readable).map((file) => ({ file, source: read(file) }))),
    ...eachOf([posts], (file, source) => checkPostText(file, source, follow)),
    ...eachOf([legalTexts], checkMarkdown),
    ...eachOf(['content/**/*.{yaml,md,mdx}'], checkQuotes),
    ...checkSite(),
    ...checkQuestions(),
    ...eachOf([legalTexts], (file, source) => checkLinks(file, linksIn(source), addressOf(file), follow)),
    ...eachOf(linking, (file, source) => checkLinks(file, addressesIn(file, source), undefined, follow)),
    ...checkRedirectsFile(follow),
  ]
}

/** Returns what fails the build. Posts are checked separately, as the build reads them. */
export function checkSite(): Diagnostic[] {
  const today = isoDay(Date.now())
  return [
    ...checkBrand(read(siteFile)),
    ...checkHolidays(today),
    ...checkClaims(claims, read(claimsFile), today),
    ...eachOf(copy, (file, source) =>
      exempt.test(file) ? [] : checkFigures(file, source, copyOf(file, source), claims),
    ),
    ...eachOf(['public/**/*.svg'], checkDrawing),
    ...eachOf([legalTexts], (file, source) => checkTokens(file, source, { ...tokens, ...slots })),
  ]
}

/** Checks the drawings that are published as they are. */
function checkDrawing(file: string, source: string): Diagnostic[] {
  const danger = unsafeContentIn(source)
  if (!danger) return []
  const message = `the drawing holds ${danger}, which visitors would run or load`
  return [{ file, message, fix: plainDrawing }]
}

/** Finds pictures whose names contain a space, which ends an address in Markdown. */
function checkPictureNames(): Diagnostic[] {
  return globSync('content/blog/images/**/*')
    .filter((file) => /\s/.test(file))
    .map((file) => ({
      file,
      line: 1,
      message: 'the file name has a space',
      fix: `rename it: ${file.replaceAll(/\s+/g, '-')}`,
    }))
}

/** Checks the redirects from old addresses. */
function checkRedirectsFile(follow: FollowLink): Diagnostic[] {
  if (!isFile(redirectsFile)) return []
  const texts = recordTexts(read(redirectsFile))
  return checkRedirects(getContent('redirects'), follow).map(({ entry, field, message, fix }) => ({
    file: redirectsFile,
    line: texts.filter(({ name }) => name === field)[entry]?.line ?? 1,
    field: `${entry}.${field}`,
    message,
    fix,
  }))
}

function eachOf(patterns: string[], check: (file: string, source: string) => Diagnostic[]): Diagnostic[] {
  return filesOf(patterns).flatMap((file) => check(file, read(file)))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
