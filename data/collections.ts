import { collection } from '@lintel/engine/schemas/collection.ts'
import { caseStudySchema } from './schemas/caseStudy.ts'
import { ownPage, pageSchemas } from './schemas/pages/index.ts'
import { serviceSchema } from './schemas/services.ts'
import { specimenSchema } from './schemas/specimen.ts'
import { toolSchema } from './schemas/tool.ts'

/** The kinds of records of this site, each declared once; those that every site has stand in `packages/engine/schemas/collections.ts`. */
export const collections = {
  pages: collection({
    label: '{name} page',
    files: 'pages/*.yaml',
    schema: ownPage,
    named: pageSchemas,
    at: '/:id',
  }),
  services: collection({
    label: 'Service',
    files: 'services/*.yaml',
    schema: serviceSchema,
    at: '/:id',
    namedBy: ['service'],
    orderOf: ({ shownIn }) => shownIn.menu ?? Number.POSITIVE_INFINITY,
  }),
  caseStudies: collection({
    label: 'Case study',
    files: 'case-studies/*.yaml',
    schema: caseStudySchema,
    at: '/case-studies/:id',
  }),
  specimens: collection({
    label: 'Specimen',
    files: 'specimens/*.yaml',
    schema: specimenSchema,
    at: '/specimens/:id',
  }),
  tools: collection({ label: 'Tool', files: 'tools/*.yaml', schema: toolSchema, at: '/tools/:id' }),
}
