/** A JSON answer. Nothing the API says may be stored on the way. */
export function jsonAnswer(body: object, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
}

export function redirect(
  status: 301 | 302 | 303,
  location: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': 'no-store', ...headers },
  })
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
