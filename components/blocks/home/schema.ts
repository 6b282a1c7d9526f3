import { claimReference } from '@lintel/engine/schemas/claim.ts'
import {
  address,
  block,
  fields,
  heading,
  link,
  list,
  oneOf,
  text,
  titled,
  words,
} from '@lintel/engine/schemas/fields.ts'
import * as v from 'valibot'

/** The name of what a part of the hero's frame stands for, and what that is, in one line. */
const framePart = fields(words('name', 'says'))

/** Blocks of the first page. Without entries, a section is left out. */
export const home = [
  block(
    'home-hero',
    {
      purpose: 'Head of a page',
      shows: 'the title of the first page, beside a frame that visitors load and prop',
    },
    {
      title: text(),
      lead: text(),
      actions: list(link),
      method: list(text()),
      /** The button's three names, that of the third support, and how the figure stands to its limit. */
      load: fields(words('more', 'support', 'third', 'less', 'within', 'atLimit', 'propped')),
      /** `label` names the choice of its parts, `built` what the firm builds of it; `reading` says all in one line. */
      frame: fields({
        ...words('label', 'built', 'reading'),
        parts: fields({
          load: framePart,
          beam: framePart,
          leftPost: framePart,
          rightPost: framePart,
          ground: framePart,
        }),
      }),
    },
  ),
  block(
    'audiences',
    { purpose: 'What you offer', shows: 'whom you work for, each with a drawing' },
    {
      ...heading,
      lead: text(),
      audiences: list(
        fields({ icon: oneOf(['enterprise', 'small-business', 'government', 'startup']), ...titled }),
      ),
    },
  ),
  /** A specimen, named by the link to it, with its verdict in two words and why. */
  block(
    'evidence',
    { purpose: 'What shows it', shows: 'one specimen with its verdict, and a link to it' },
    { ...words('label', 'verdict', 'reason'), action: link },
  ),
  block(
    'service-sheets',
    { purpose: 'What you offer', shows: 'the services as sheets to choose from, with a link to all' },
    { ...heading, action: link },
  ),
  block(
    'reasons',
    { purpose: 'What shows it', shows: 'why to choose you, each with what proves it' },
    {
      ...heading,
      lead: text(),
      reasons: list(
        fields({
          icon: oneOf(['architect', 'shield', 'stack', 'method']),
          ...titled,
          highlight: text(),
          /** The claim that the title makes. */
          claim: v.optional(claimReference),
          /** The document that shows it: a page of `content/specimens/`. */
          proof: v.optional(link),
        }),
      ),
    },
  ),
  block(
    'pillars',
    { purpose: 'How you work', shows: 'what your work rests on, with a plan before and after' },
    {
      ...heading,
      action: link,
      /** Over the figures of the case studies. */
      proof: text(),
      /** Whose plan is shown before and after, what it is until the case is confirmed, and what the slider between them is called. */
      wipe: fields({ case: address, ...words('general', 'label') }),
      pillars: list(
        fields({ icon: oneOf(['pillar-design', 'pillar-security', 'pillar-delivery']), ...titled }),
      ),
    },
  ),
] as const
