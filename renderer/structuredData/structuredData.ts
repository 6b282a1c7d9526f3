import type { Graph, Question, Thing } from 'schema-dts'
import { site } from '#data/site.ts'
import type { PageHead } from '../head.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { organization, website } from './organization.ts'
import { pageNode } from './pageNode.ts'
import { subjectNodes } from './subjectNodes.ts'

/**
 * What a page says in the words of schema.org, made from the records that its visible text is made from.
 * @param image address of the page's social image
 */
export function structuredData(head: PageHead, path: string, image: string): Graph {
  const { subject, questions = [] } = head
  const address = `${site.origin}${path}`
  const trail = breadcrumbs(subject, path)
  const nodes: Thing[] = [
    organization(),
    website(),
    pageNode(head, path),
    ...(trail ? [trail] : []),
    ...subjectNodes(subject, address, image),
  ]
  if (questions.length > 0)
    nodes.push({
      '@type': 'FAQPage',
      '@id': `${address}#questions`,
      mainEntity: questions.map(
        ({ question, answer }): Question => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }),
      ),
    })
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** As the content of a script element: no text in it can end the element. */
export function serialized(data: Graph): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
