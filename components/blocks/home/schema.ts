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

const titledText = (title: string) => v.pipe(text(), v.title(title))

const framePart = fields({
  name: titledText('What it stands for'),
  says: titledText('What that is, in one line'),
})

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
      load: v.pipe(
        fields({
          more: titledText('Button that adds load'),
          support: titledText('Button that adds a support, once the limit is reached'),
          less: titledText('Button that takes the load off'),
          third: titledText('Name of the added support, in the drawing'),
          within: titledText('Below the figure: within its limit'),
          atLimit: titledText('Below the figure: at its limit'),
          propped: titledText('Below the figure: with the added support'),
        }),
        v.title('Words of the drawing that takes load'),
      ),
      frame: v.pipe(
        fields({
          label: titledText('Name of the choice of its parts, for screen readers'),
          built: titledText('Before what you build of a part'),
          reading: titledText('All of it in one line, for screen readers'),
          parts: fields({
            load: framePart,
            beam: framePart,
            leftPost: framePart,
            rightPost: framePart,
            ground: framePart,
          }),
        }),
        v.title('Parts of the drawing'),
      ),
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
