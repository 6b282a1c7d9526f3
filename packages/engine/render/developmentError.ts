import { escapeHtml } from '@lintel/rules/escapeHtml.ts'

/** In development: the document that says why a page could not be rendered. */
export function developmentErrorDocument(error: unknown, path: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const title = escapeHtml(`${path} cannot be rendered`)
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${escapeHtml(plain(message))}</p>
<pre>${escapeHtml(locationsIn(stack))}</pre>
</body>
</html>`
}

/** Without what Vike and Vite write around it. */
function plain(message: string): string {
  return message
    .replace(/^.*\[vike\].*\n/, '')
    .replace(/ \(The stacktrace appears to be already rewritten[^)]*\)/, '')
}

/** The lines of a stack that name files of this project, from its folder. */
function locationsIn(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s*at .*\.tsx?:\d/.test(line) && !line.includes('node_modules'))
    .map((line) => line.trim().replaceAll(`${process.cwd()}/`, '').replace('file://', ''))
    .join('\n')
}
