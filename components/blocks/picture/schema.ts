import { block, text } from '@lintel/engine/schemas/fields.ts'
import { picture as file } from '@lintel/engine/schemas/picture.ts'
import * as v from 'valibot'

export const picture = block(
  'picture',
  {
    purpose: 'What shows it',
    shows: 'an image, such as a photograph or a drawing, with a caption if you like',
  },
  {
    picture: file,
    alt: v.pipe(
      text(200),
      v.title('Words for those who do not see it'),
      v.description('what it shows, as you would say it on the phone'),
    ),
    caption: v.optional(text()),
  },
)
