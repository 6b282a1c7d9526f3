import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, describe, test } from 'vitest'

/** Names that end markup, scripts, texts, templates or lines where they stand unescaped, or find little room. */
const names = [
  [
    'everything that means something to a machine',
    `"O'Brien" \\ \`Sons\` </script><b>&amp; <!-- ]]> \${x} $& 🚀`,
  ],
  [
    'many letters, from right to left',
    'الشركة الدولية الموحدة للهندسة المعمارية والأنظمة والاستشارات الأمنية والتحول الرقمي',
  ],
] as const

describe.each(names)('a firm whose name has %s', (_, name) => {
  const { folder, run, build, remove } = projectCopy({ withTests: true })
  afterAll(remove)

  test('is written, and built into documents, feeds, policies and data that parsers read', () => {
    const brand = {
      name,
      tagline: name.slice(0, 60).trim(),
      legal: { entity: name, address: name, responsible: name },
    }
    const answers = join(folder, 'brand.json')
    writeFileSync(answers, JSON.stringify(brand))
    run('packages/cli/rebrand/main.ts', '--answers', answers)
    run('packages/engine/checks/main.ts')
    build()
    // What pages weigh is a promise about names of a usual length.
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'built', '--exclude', '**/weight.test.ts')
  })
})
