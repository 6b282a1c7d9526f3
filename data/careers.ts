import { type Claim, claims } from '#data/claims.ts'
import { site } from '#data/site.ts'

export type CareerIcon = 'spark' | 'circle-people' | 'book' | 'globe' | 'coin' | 'clock' | 'flask' | 'heart'

export interface CareerCard {
  icon: CareerIcon
  title: string
  description: string
  /** The claim that the description makes. */
  claim?: Claim
}

export interface CareerLink {
  label: string
  href: string
  newTab?: boolean
}

export interface ApplicationStep {
  number: string
  title: string
  description: string
  /** Absent where the step only informs. */
  link?: CareerLink
}

export interface Careers {
  head: { title: string; description: string }
  label: string
  hero: { title: string; lead: string; links: CareerLink[] }
  positions: { title: string; text: string; link: CareerLink }
  values: { label: string; title: string; cards: CareerCard[] }
  benefits: { label: string; title: string; cards: CareerCard[] }
  application: { label: string; title: string; steps: ApplicationStep[] }
  closing: { title: string; text: string; links: CareerLink[] }
}

const sendResume: CareerLink = { label: 'Send Your Resume', href: `mailto:${site.email.careers}` }

/** Without a page on the network, the blog shows the same. */
const connect = site.social.linkedin
  ? {
      description: 'Follow our LinkedIn page to see what we publish and who you might work with.',
      link: { label: 'Open LinkedIn', href: site.social.linkedin, newTab: true },
    }
  : {
      description: 'Read our blog to see what we publish and who you might work with.',
      link: { label: 'Open the Blog', href: '/blog' },
    }

export const careers: Careers = {
  head: {
    title: 'Careers',
    description:
      'Work with people who draw before they build. What we value, what we offer, and how to send us your resume when no position is open.',
  },
  label: 'Careers',
  hero: {
    title: 'Shape the Future of Technology',
    lead: 'Work with people who draw before they build: AI systems, data platforms and security that organizations can depend on, designed with care and explained in plain words.',
    links: [sendResume, { label: 'Learn About Us', href: '/about' }],
  },
  positions: {
    title: 'Open Positions',
    text: 'There are no current openings. If you would like to work with us, send us your resume by email and tell us what you do well and what you would like to build.',
    link: sendResume,
  },
  values: {
    label: 'People',
    title: 'What We Value',
    cards: [
      {
        icon: 'spark',
        title: 'Passion for Innovation',
        description:
          'We read the paper, build the prototype and find out. An idea is worth what its test shows.',
      },
      {
        icon: 'circle-people',
        title: 'Collaborative Culture',
        description:
          'Designs are reviewed in the open, by people of different trades, before anyone is attached to them.',
      },
      {
        icon: 'book',
        title: 'Continuous Learning',
        description:
          'We write down what we learned from each system, the failures included, and teach it to one another.',
      },
      {
        icon: 'globe',
        title: 'Global Impact',
        description:
          'The people a system affects are seldom the people who ordered it. We build with both in mind.',
      },
    ],
  },
  benefits: {
    label: 'Terms of work',
    title: 'Benefits & Perks',
    cards: [
      {
        icon: 'coin',
        title: 'Competitive Compensation',
        description: `${claims.salaries.figure} salaries and performance bonuses.`,
        claim: claims.salaries,
      },
      {
        icon: 'clock',
        title: 'Flexible Work',
        description: 'Remote-first with flexible hours.',
      },
      {
        icon: 'flask',
        title: 'Innovation Time',
        description: 'Dedicated time for personal projects and R&D.',
      },
      {
        icon: 'heart',
        title: 'Health & Wellness',
        description: 'Comprehensive health coverage and wellness programs.',
      },
    ],
  },
  application: {
    label: 'Application',
    title: 'How to Apply',
    steps: [
      {
        number: '1',
        title: 'Send Your Resume',
        description:
          'Email your resume with a few lines about a system you are proud of and what you would change in it today.',
        link: { label: site.email.careers, href: sendResume.href },
      },
      {
        number: '2',
        title: 'Connect With Us',
        ...connect,
      },
      {
        number: '3',
        title: 'Stay in Touch',
        description: 'Openings are listed on this page. If nothing fits today, check back later.',
      },
    ],
  },
  closing: {
    title: 'Ready to Join Our Mission?',
    text: 'Tell us how you think about structure, evidence and risk. We would like to read it.',
    links: [sendResume, { label: 'Learn More About Us', href: '/about' }],
  },
}
