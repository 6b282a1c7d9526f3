import { block, fields, heading, link, list, text } from '@lintel/engine/schemas/fields.ts'
import { serviceReference } from '@site/data/schemas/service.ts'

/** Blocks that show the services of `content/services/`. */
export const services = [
  block(
    'services-hero',
    {
      purpose: 'Head of a page',
      shows: 'the title over all services, beside a drawing of how one carries the others',
    },
    {
      label: text(),
      title: text(),
      lead: text(),
      /** The one that the others stand on in the drawing. */
      service: serviceReference,
      actions: list(link),
    },
  ),
  /** What is not among the cards has a note beside them. */
  block(
    'service-cards',
    { purpose: 'What you offer', shows: 'a card for each service, and a note beside them' },
    { ...heading, lead: text(), note: fields({ text: text(), action: link }) },
  ),
] as const
