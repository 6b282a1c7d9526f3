import { claimReference } from '@lintel/engine/schemas/claim.ts'
import { block, fields, list, oneOf, text, titled, words } from '@lintel/engine/schemas/fields.ts'
import { serviceReference } from '@site/data/schemas/service.ts'

/** Blocks that say who the firm is. */
export const about = [
  block('about-hero', {
    title: text(),
    lead: text(),
    /** The labels of the drawing beside the title. */
    drawing: fields(words('first', 'moved')),
  }),
  block('story', {
    title: text(),
    paragraphs: list(text()),
    /** Said of the figures to those who cannot see them. */
    figures: text(),
    claims: list(claimReference),
    /** Figures that stand below in a line, before where they come from. */
    further: fields({ claims: list(claimReference) }),
  }),
  /** Over those of `content/people/`. */
  block('people', { title: text(), lead: text(), signs: fields(words('drawnBy', 'checkedBy')) }),
  block('purpose', {
    mission: fields({ title: text(), text: text() }),
    vision: fields({ title: text(), text: text() }),
  }),
  block('values', {
    title: text(),
    lead: text(),
    entries: list(
      fields({
        ...titled,
        /** Of the mark beside the title. */
        color: oneOf(['accent', 'success', 'text']),
      }),
    ),
  }),
  block('expertise', {
    title: text(),
    areas: list(
      fields({
        ...titled,
        technologies: list(text()),
        /** The service that does this work; its drawing stands beside the area. */
        service: serviceReference,
      }),
    ),
  }),
] as const
