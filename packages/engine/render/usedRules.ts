/** A rule, or a statement that ends in a semicolon. Groups such as `@media` contain rules. */
interface Rule {
  head: string
  inside?: string | Rule[]
}

/**
 * Removes what a page does not need from a minified style sheet: rules for classes it never has, and then
 * unused animations and custom properties. Rules for elements, attributes and states stay.
 * @param isUsed whether the page may ever have a class
 * @param readBy other style sheets that use the custom properties
 */
export function usedRules(sheet: string, isUsed: (className: string) => boolean, readBy = ''): string {
  let rules = stringify(rulesIn(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')), isUsed)
  for (let before = ''; before !== rules; ) {
    before = rules
    const read = rules + readBy
    const names = new Set(read.match(/(?<=var\()--[\w-]+/g))
    const unread = (name: string) => !names.has(name)
    rules = rules
      .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name) => (unread(name) ? '' : rule))
      .replaceAll(/(?<=[{;])(--[\w-]+):(?:[^;{}"]|"[^"]*")*;?/g, (all, name) => (unread(name) ? '' : all))
      .replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name) =>
        new RegExp(`[:,\\s]${name}\\b`).test(read.replace(rule, '')) ? rule : '',
      )
  }
  return rules
}

/** Returns all classes in a sheet, and a few false matches such as the decimals of numbers. */
export function classesIn(sheet: string): Set<string> {
  return new Set(sheet.match(/(?<=\.)(?:[\w-]|\\.)+/g)?.map((name) => name.replaceAll('\\', '')))
}

const group = /^\s*@(?:media|supports|layer|container|starting-style)\b/
const sign = /"(?:[^"\\]|\\.)*"|\\.|[{};]/gs

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = []
  let [depth, start, body] = [0, 0, 0]
  for (const { 0: match, index } of css.matchAll(sign)) {
    if (match === '{' && depth++ === 0) body = index + 1
    const ends = match === '}' ? --depth === 0 : match === ';' && depth === 0
    if (!ends) continue
    const head = css.slice(start, match === ';' ? index : body - 1)
    const inside = css.slice(body, index)
    rules.push(match === ';' ? { head } : { head, inside: group.test(head) ? rulesIn(inside) : inside })
    start = index + 1
  }
  return rules
}

function stringify(rules: Rule[], isUsed: (className: string) => boolean): string {
  return rules
    .map(({ head, inside }) => {
      if (inside === undefined) return `${head};`
      if (typeof inside !== 'string') return wrapped(head, stringify(inside, isUsed))
      if (head.startsWith('@')) return `${head}{${inside}}`
      const selectors = selectorsOf(head).filter((selector) => mayMatch(selector, isUsed))
      return wrapped(selectors.join(','), selectors.length > 0 ? inside : '')
    })
    .join('')
}

const wrapped = (head: string, inside: string) => (inside ? `${head}{${inside}}` : '')

/** Splits a selector list at its top-level commas. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const [part] of list.matchAll(/\\.|[(),]|[^\\(),]+/gs)) {
    depth += Number(part === '(') - Number(part === ')')
    if (part === ',' && depth === 0) selectors.push('')
    else selectors.push(`${selectors.pop()}${part}`)
  }
  return selectors
}

/**
 * Whether a selector can match: the page has its classes and one alternative of each `:is` and `:where`. The
 * contents of `:not` and `:has` are ignored.
 */
function mayMatch(selector: string, isUsed: (className: string) => boolean): boolean {
  let [depth, outside, inside] = [0, '', '']
  for (const [part] of selector.matchAll(/\\.|[()]|[^\\()]+/gs)) {
    if (part === ')' && --depth === 0) {
      if (/:(?:is|where)$/.test(outside) && !selectorsOf(inside).some((each) => mayMatch(each, isUsed)))
        return false
      inside = ''
    }
    if (depth > 0) inside += part
    else if (part !== ')') outside += part === '(' ? '' : part
    if (part === '(') depth++
  }
  const classes = outside.replaceAll(/(\\.)|\[[^\]]*\]/gs, '$1').matchAll(/\.((?:[\w-]|\\.)+)/gs)
  return [...classes].every(([, name = '']) => isUsed(name.replaceAll('\\', '')))
}
