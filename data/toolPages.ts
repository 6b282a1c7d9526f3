/** The words of the tools' pages; the tools themselves stand in `tools.ts`. */
export const toolPages = {
  title: 'Free Tools & Apps',
  label: 'Tools',
  lead: 'Small programs from our own practice, free to use. No account, no sign-up, and their assumptions are open to inspection.',
  head: {
    title: 'Free tools and apps',
    description:
      'Free calculators and apps from our architecture practice, with visible assumptions. They run in the browser and need no account or sign-up.',
  },
  backHome: 'Back to Home',
  backToTools: 'Back to Tools',
  use: 'Use Tool',
  none: 'No tool is published yet.',
  custom: {
    title: 'Need a Custom Tool?',
    text: 'If your team keeps one calculation in a spreadsheet that only one person understands, it may deserve a tool of its own. Tell us what it decides.',
    actions: [
      { label: 'Tell Us What You Need', href: '/contact' },
      { label: 'See Our Services', href: '/services' },
    ],
  },
  detail: {
    open: 'Open Tool',
    support: { label: 'Get Support', href: '/contact' },
    features: { label: 'Key features', title: 'Key Features' },
    frame: { label: 'Embedded', title: 'Try the Tool' },
    closing: {
      title: 'A question about the result?',
      text: 'Send us the scenario and what you expected. An architect reads it, not a help desk.',
      actions: [
        { label: 'Get in Touch', href: '/contact' },
        { label: 'View All Tools', href: '/tools' },
      ],
    },
  },
  notFound: {
    title: 'Tool Not Found',
    text: "The tool you're looking for doesn't exist.",
  },
}
