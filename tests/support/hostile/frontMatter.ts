/** The file that front matter would write if it ran. */
export const executed = 'front-matter-was-executed'

const write = `require('node:fs').writeFileSync('${executed}', 'x')`
const header = 'title: "Hostile"\ndate: 2025-01-20'

/** Posts whose front matter would run as it is read, by file name. */
export const executableFrontMatter: Record<string, string> = {
  'engine-js.md': `---js\n{ title: 'Hostile', date: '2025-01-20', x: ${write} }\n---\nText`,
  'engine-javascript.md': `---javascript\n{ title: 'Hostile', date: '2025-01-20', x: ${write} }\n---\nText`,
  'engine-spaced.md': `--- JS\n{ title: 'Hostile', date: '2025-01-20', x: ${write} }\n---\nText`,
  'engine-coffee.md': `---coffee\ntitle: ${write}\n---\nText`,
  'engine-json.md':
    '---json\n{ "title": "Hostile", "date": "2025-01-20", "__proto__": { "draft": true } }\n---\nText',
  'tag-function.md': `---\n${header}\ndescription: !!js/function 'function () { ${write} }'\n---\nText`,
  'tag-called.md': `---\ntitle: {toString: !<tag:yaml.org,2002:js/function> 'function () { ${write} }'}\ndate: 2025-01-20\n---\nText`,
  'tag-expression.md': `---\n${header}\nauthor: !!js/eval "${write}"\n---\nText`,
  'tag-regular-expression.md': `---\n${header}\nauthor: !!js/regexp /(a+)+$/\n---\nText`,
  'tag-python.md': `---\n${header}\nauthor: !!python/object/apply:os.system ["touch ${executed}"]\n---\nText`,
  'token.md': `---\n${header}\n---\n{{constructor.constructor("${write}")()}}`,
}

const markup = '</script></title></style>"><img src=x onerror=pwned(200)><script>pwned(201)</script>'

/** The front matter of a post that is shown: markup in every field that takes text. */
export const markupInFrontMatter = `title: '${markup} Hostile title'
description: '${markup} {{name}}'
date: 2025-01-21
author: '${markup}'
tags: ['<svg onload=pwned(202)> hostile', hostile]
heroImage: '/x"onerror="pwned(203)'
__proto__: { polluted: true }
constructor: { prototype: { polluted: true } }`
