/** POST /api/contact: what the form calls in local development. The same handler. */
export { onRequestPost } from '#functions/api/contact-secure.ts'
