import type { PageHead } from '#renderer/head.ts'

/** The edge fills this page with its answers: a confirmation, a receipt, an error. */
export default {
  title: 'Notice',
  description: 'An answer to what was just asked of this site. It is filled in when it is shown.',
  hidden: true,
} satisfies PageHead
