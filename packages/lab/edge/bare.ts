/** The baseline of the benchmark: reads JSON and inserts a row, without any checks. */
export default {
  async fetch(request: Request, env: { DATABASE: D1Database }): Promise<Response> {
    if (request.method !== 'POST') return new Response(null, { status: 405 })
    const { name, email, company, message, csrfToken } = await request.json<Record<string, string>>()
    const insert = `INSERT INTO enquiries (id, reference, token, received_at, name, email, company, message)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
    const id = crypto.randomUUID()
    const values = [id, id, csrfToken, Date.now(), name, email, company, message]
    await env.DATABASE.prepare(insert)
      .bind(...values)
      .run()
    return Response.json({ success: true })
  },
}
