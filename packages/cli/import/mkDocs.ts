import { outsideCode } from './code.ts'
import type { Tell } from './foreignPost.ts'

/** What editors note in a text (CriticMarkup): added, deleted, replaced, marked and remarked. */
const critic =
  /(?<!\{)\{(?:\+\+((?:(?!\+\+\})[\s\S]){1,2000})\+\+|--((?:(?!--\})[\s\S]){1,2000})--|~~((?:(?!~>)[^{}]){1,1000})~>((?:(?!~~\})[^{}]){0,1000})~~|==((?:(?!==\})[\s\S]){1,2000})==|>>((?:(?!<<\})[\s\S]){1,2000})<<)\}/g
const inserted = /(?<![\^\\])\^\^(?=[^\s^])([^^\n]{1,500})(?<=\S)\^\^(?!\^)/g
/** Keys to press: `++ctrl+alt+del++`. */
const keys = /(?<![\w+])\+\+(?=[a-z])([a-z\d-]+(?:\+[a-z\d-]+){0,5})\+\+(?![\w+])/g
const icon = /(?<![\w:]):(?:fontawesome|material|octicons|simple)-[\w-]+:(?![\w:])/g
/** Classes of what stands before them, alone or last in their line or right behind an element, and what takes a heading its number. */
const classes =
  /^[ \t]*\{[ \t]*(?:\.[\w-]+|[\w-]+=(?:"[^"\n]*"|[\w%]+))(?:[ \t]+(?:[.#][\w-]+|[\w-]+=(?:"[^"\n]*"|[\w%]+)))*[ \t]*\}[ \t]*$|(?:(?<=[)\]*_:`])|(?<=[^\s{])[ \t]+(?=\{[^{}\n]*\}[ \t]*$))\{[ \t]+\.[\w-]+(?:[ \t]+[.#][\w-]+)*[ \t]+\}|(?<=^#{1,6}[ \t][^\n]{0,300})[ \t]+\{-\}[ \t]*$/gm
/** At which side a box stands. */
const side = /^([ \t]*(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w-]*)[ \t]+inline(?:[ \t]+end)?(?=[ \t\n])/gim
/** Begins or ends a block, which may have a title: `/// note | Read this`. */
const blockSign = /^[ \t]*\/{3,}(?:[ \t]*([a-z][\w-]*)[ \t]*(?:\|[ \t]*([^\n]*?))?[ \t]*)?$/gm

/** What Material for MkDocs has besides, as Markdown has it. */
export function withoutMkDocs(markdown: string, tell: Tell): string {
  return outsideCode(markdown, (text) =>
    text
      .replaceAll(critic, (_, added, deleted, former, replacing, marked, remark) => {
        if (deleted) tell(`what was to be deleted: ${deleted}`)
        if (former) tell(`what was to be replaced: ${former}`)
        if (remark) tell(`the remark ${remark}`)
        return added ?? replacing ?? (marked ? `<mark>${marked}</mark>` : '')
      })
      .replaceAll(inserted, '$1')
      .replaceAll(keys, (_, names: string) => `<kbd>${names.split('+').map(nameOfKey).join('+')}</kbd>`)
      .replaceAll(icon, (sign) => {
        tell(`the icon ${sign}`)
        return ''
      })
      .replaceAll(classes, '')
      .replaceAll(side, '$1')
      .replaceAll(blockSign, (_, name?: string, title?: string) => {
        if (name && name !== 'caption') tell(`that something was a block of its own (${name})`)
        return title ? `**${title}**\n` : ''
      }),
  )
}

const nameOfKey = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)
