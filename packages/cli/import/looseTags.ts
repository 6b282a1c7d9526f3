import { noteElement } from './notes.ts'

/** All that HTML has or had. */
export const elements = new Set([
  noteElement,
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

const beginning = /<(?=(\/?)([a-z][^\s/<>]{0,60})([\s/>]?))/gi

/**
 * HTML in which only elements look like tags: nothing keeps an author from writing `List<String>` or `x <y` there, and a
 * browser reads on from it to the end of the next tag.
 */
export function withoutLooseTags(html: string): string {
  const ended = new Set(html.match(/<\/[a-z][\w-]*/gi)?.map((tag) => tag.slice(2).toLowerCase()))
  const isElement = (name: string) => elements.has(name) || namespaced.test(name) || ended.has(name)
  const parts = html.split(/(\n[^\S\n]*\n)/).map((paragraph) => {
    // A tag has its end in its paragraph, but for one with lines in the value of an attribute.
    const last = Math.max(paragraph.lastIndexOf('>'), paragraph.lastIndexOf('="'))
    return paragraph.replaceAll(beginning, (sign, _, name: string, end: string, at: number) =>
      at < last && end && isElement(name.toLowerCase()) ? sign : '&lt;',
    )
  })
  return parts.join('')
}
