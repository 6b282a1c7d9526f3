import { escapeHtml } from '@lintel/rules/text.ts'

/** In development, returns the document that explains why a page failed to render. */
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

/** Removes what Vike and Vite add around a message. */
function plain(message: string): string {
  return message
    .replace(/^.*\[vike\].*\n/, '')
    .replace(/ \(The stacktrace appears to be already rewritten[^)]*\)/, '')
}

/** Returns the lines of a stack that point into this project, with relative paths. */
function locationsIn(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s*at .*\.tsx?:\d/.test(line) && !line.includes('node_modules'))
    .map((line) => line.trim().replaceAll(`${process.cwd()}/`, '').replace('file://', ''))
    .join('\n')
}
