/** A file that MkDocs, mdBook, VitePress and Python-Markdown put in the place of a line. */
export const include = new RegExp(
  `^[ \\t]*(?:${[
    '--8<--[ \\t]+["\']([^"\'\\n]+)["\']',
    '--8<--[ \\t]*\\n((?:(?![ \\t]*--8<--)[^\\n]*\\n){1,50})[ \\t]*--8<--',
    '\\{!\\s*([^!{}\\n]+?)\\s*!\\}',
    '<<<[ \\t]+(@?[\\w.-]*\\/[\\w./-]+)[^\\n]*',
    '\\{\\{#(?:include|playground|rustdoc_include)\\s+([^{}\\n]+)\\}\\}',
  ].join('|')})[ \\t]*$`,
  'gm',
)
