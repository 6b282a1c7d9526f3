import type { PageHead } from '#renderer/head.ts'

export default {
  title: 'Style guide',
  description: 'Tokens and components in both themes and all their states, for those who develop this site.',
  hidden: true,
} satisfies PageHead
