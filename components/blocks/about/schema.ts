import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, fields, list, oneOf, text, titled, words } from '@lintel/engine/schemas/fields.ts'
import { serviceReference } from '@site/data/schemas/service.ts'

/** Blocks that say who the firm is. */
export const about = [
  block(
    'about-hero',
    {
      purpose: 'Head of a page',
      shows: 'the title of a page about the firm, beside a drawing of what moves first',
    },
    {
      title: text(),
      lead: text(),
      /** The labels of the drawing beside the title. */
      drawing: fields(words('first', 'moved')),
    },
  ),
  block(
    'story',
    { purpose: 'Who you are', shows: 'how the firm came to be, with figures' },
    {
      title: text(),
      paragraphs: list(text()),
      /** Said of the figures to those who cannot see them. */
      figures: text(),
      claims: list(claimReference),
      /** Figures in a sentence below, before where all of them come from. */
      further: fields({ text: text(), claims: list(claimReference) }),
    },
  ),
  /** Over those of `content/people/`. */
  block(
    'people',
    { purpose: 'Who you are', shows: 'the people of the firm, your team, and who signs for what' },
    { title: text(), lead: text(), signs: fields(words('drawnBy', 'checkedBy')) },
  ),
  block(
    'purpose',
    { purpose: 'Who you are', shows: 'what you want to achieve, and where it leads' },
    {
      mission: fields({ title: text(), text: text() }),
      vision: fields({ title: text(), text: text() }),
    },
  ),
  block(
    'values',
    { purpose: 'Who you are', shows: 'what you hold to, each with a sentence' },
    {
      title: text(),
      lead: text(),
      entries: list(
        fields({
          ...titled,
          /** Of the mark beside the title. */
          color: oneOf(['accent', 'success', 'text']),
        }),
      ),
    },
  ),
  block(
    'expertise',
    { purpose: 'Who you are', shows: 'the fields that you know, with their technologies' },
    {
      title: text(),
      areas: list(
        fields({
          ...titled,
          technologies: list(text()),
          /** The service that does this work; its drawing stands beside the area. */
          service: serviceReference,
        }),
      ),
    },
  ),
] as const
