import { type Navigation, navigationOf } from '#data/navigation.ts'
import { pageWords } from './pages.ts'
import { services, servicesIn } from './services.ts'

/** The menus of this site. */
export function navigation(): Navigation {
  const { whoWeHelp, whyChoose, about } = pageWords('home')
  return navigationOf({
    sections: {
      whoWeHelp: whoWeHelp.audiences.length > 0,
      whyChoose: whyChoose.reasons.length > 0,
      about: about.pillars.length > 0,
    },
    services: services(),
    footerServices: servicesIn('footer'),
  })
}
