import { existsSync } from 'node:fs'
import type { Diagnostic } from '#data/diagnostic.ts'
import type { Service } from '#data/services/service.ts'

/** What a page consists of. No import names these files, so the type checker does not miss them. */
const pageFiles = ['+Page.tsx', '+head.ts']

/** What services lack that menus and cards link to: the files of a page. */
export function checkServices(services: Pick<Service, 'id'>[]): Diagnostic[] {
  return services.flatMap(({ id }) =>
    pageFiles
      .map((name) => `pages/${id}/${name}`)
      .filter((file) => !existsSync(file))
      .map((file) => ({
        file,
        line: 1,
        message: `is missing, and the service "${id}" needs it`,
        fix: 'write it ("Add a service" in CONTRIBUTING.md), or remove the service from data/services/index.ts',
      })),
  )
}
