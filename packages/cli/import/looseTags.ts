import { blocks } from './blocks.ts'
import { markElement, noteElement } from './notes.ts'

/** All that HTML has or had. */
export const elements = new Set([
  noteElement,
  markElement,
  ...(
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
    'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image ' +
    'img input ins kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav nobr ' +
    'noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby ' +
    's samp script search section select slot small source spacer span strike strong style sub summary sup svg table tbody ' +
    'td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp ' +
    'circle ellipse line path polygon polyline rect stop use'
  ).split(' '),
])
/** As Word writes them. */
const namespaced = /^[a-z]\w*:[a-z][\w-]*$/
/** What has no end tag, or need not have one. Blocks are ended by others, too. */
const endless =
  'area base basefont bgsound br col embed hr img input keygen link meta option optgroup param rp rt source track wbr'
/** What keeps all that follows from readers, where its end is missing. */
const swallowing =
  'applet audio canvas dialog form iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp'

const listed = (names: string, name: string) => ` ${names} `.includes(` ${name} `)

/** Right behind a word, or a sign like its own. */
const glued = /(?:[\w<]|&lt;)$/

/** Of a component, which has no end tag and which HTML would read on from to the end of the post. */
const selfClosing = /<([a-z][\w.:-]{0,60})((?:\s[^<>]{0,2000})?)\/>/gi
const beginning = /<(?=(\/?)([a-z][^\s/<>]{0,60})([\s/>]?))/gi

/**
 * HTML in which only elements look like tags: nothing keeps an author from writing `List<String>` or `x <y` there, and a
 * browser reads on from it to the end of the next tag, or from `List<Object>` to the end of the post.
 */
export function withoutLooseTags(text: string): string {
  const html = text.replaceAll(selfClosing, (tag, name: string, attributes: string) =>
    elements.has(name.toLowerCase()) ? tag : `<${name}${attributes}></${name}>`,
  )
  const ends = html.match(/<\/[a-z][\w-]*/gi)?.map((tag) => tag.slice(2)) ?? []
  const ended = new Set([...ends, ...ends.map((name) => name.toLowerCase())])
  const isElement = (spelled: string, isBare: boolean, isGlued: boolean) => {
    const name = spelled.toLowerCase()
    const isMixed = name !== spelled && spelled !== spelled.toUpperCase()
    if (ended.has(isMixed ? spelled : name) || namespaced.test(name)) return true
    if (!elements.has(name) || listed(swallowing, name)) return false
    if (isMixed && isBare) return false
    return !isBare || !isGlued || blocks.has(name) || listed(endless, name)
  }
  const parts = html.split(/(\n[^\S\n]*\n)/).map((paragraph) => {
    // A tag has its end in its paragraph, but for one with lines in the value of an attribute.
    const last = Math.max(paragraph.lastIndexOf('>'), paragraph.lastIndexOf('="'))
    return paragraph.replaceAll(beginning, (sign, slash: string, name: string, end: string, at: number) =>
      at < last &&
      end &&
      (slash || isElement(name, end === '>', glued.test(paragraph.slice(Math.max(0, at - 4), at))))
        ? sign
        : '&lt;',
    )
  })
  return parts.join('')
}
