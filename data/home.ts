/** The words of the home page that belong to no record of their own. */
export const home = {
  hero: {
    title: 'We architect AI solutions that carry the load',
    lead: 'AI systems, data platforms and automation, designed by architects before the first line of code and secured before the first user.',
    actions: [
      { label: 'Start Your AI Project', href: '/contact' },
      { label: 'Explore Our Solutions', href: '/services' },
    ],
    method: ['Discover', 'Architect', 'Build', 'Harden', 'Operate'],
  },
  whoWeHelp: {
    label: 'Who we help',
    title: 'Four kinds of organization, one way of working',
    lead: 'The size of the drawing changes. The order does not: understand the load, then decide what carries it.',
  },
  services: {
    label: 'Services',
    title: 'What we design and build',
    action: { label: 'Explore All Services', href: '/services' },
  },
  whyChoose: {
    label: 'Why choose us',
    title: 'Reasons you can check',
    lead: 'Each of these changes what you receive, not only how it is described.',
  },
  about: {
    label: 'About',
    title: 'Three pillars under everything we hand over',
    action: { label: 'More about the firm', href: '/about' },
  },
}
