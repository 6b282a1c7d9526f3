import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const { folder, client, build, remove } = projectCopy()
afterAll(remove)

/** With the one that is added. */
const services = globSync('content/services/*.yaml').length + 1

const calculator = 'live-streaming-cost-calculator'

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

function write(file: string, text: string) {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function replace(file: string, text: string, by: string) {
  const source = read(file)
  expect(source, file).toContain(text)
  write(file, source.replaceAll(text, by))
}

/** Where the type checker finds something missing. */
function incomplete(): string[] {
  const { stdout } = spawnSync('tsc', ['--noEmit', '-p', '.', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` },
  })
  const files = stdout.split('\n').flatMap((line) => {
    return /^([^(\s]+)\(\d+,\d+\): error/.exec(line)?.[1] ?? []
  })
  return [...new Set(files)].sort()
}

/** What the content checks find. */
function problems(): string[] {
  const { stderr } = spawnSync(process.execPath, ['packages/engine/checks/main.ts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stderr.split('\n').filter(Boolean)
}

/** "Add a service" of CONTRIBUTING.md, for a seventh one: its file alone. */
function addService() {
  const words = read('content/services/digital-transformation.yaml')
    .replace(/^name: .*/m, 'name: Engineering Training')
    .replace(/^shownIn:\n(?: {2}.*\n)+/m, 'shownIn: { menu: 7, home: 4, overview: 6, footer: 6 }\n')
    .replace(/^ {2}- block: bay-sheet\n(?:(?: {4}.*)?\n)+/m, '')
  write('content/services/training.yaml', words)
}

/** A legal text besides those there are: its file alone. */
function addLegalText() {
  const top =
    'title: Accessibility Statement\ndescription: How far this site can be used by everybody.\nplace: 4'
  write('content/legal/accessibility.md', `---\n${top}\n---\n\n## Who answers\n\nWrite to {{email.hello}}.\n`)
}

/** "Add a tool" of CONTRIBUTING.md, for a second one: its file alone. */
function addTool() {
  const words = read(`content/tools/${calculator}.yaml`)
  write('content/tools/retention.yaml', words.replace(/^title: .*/m, 'title: Retention Planner'))
}

/** "Add a job" of CONTRIBUTING.md, for the first one: its file alone. */
function addJob() {
  const words =
    'title: Data Engineer\nterms: Remote, full time\ndescription: Pipelines that others can trust.\n'
  write('content/jobs/data-engineer.yaml', words)
}

/** "Add a case study" of CONTRIBUTING.md, with what it cannot do without. */
function addCaseStudy() {
  const words = `place: 4
title: Archive search
client: Public archive
industry: Public sector
description: Records can be found by what they say.
claims: []
service: ai-systems
`
  write('content/case-studies/archive-search.yaml', words)
}

/** The same with a drawing of its own. */
function nameDrawing() {
  replace(
    'data/schemas/tool.ts',
    "toolDrawings = ['streaming-cost']",
    "toolDrawings = ['streaming-cost', 'retention']",
  )
  replace('content/tools/retention.yaml', 'drawing: streaming-cost', 'drawing: retention')
}

function draw() {
  const drawing = 'components/drawings/ToolThumbnail.tsx'
  const circle = '<circle className="stroke-accent" cx="320" cy="200" r="77" />'
  replace(drawing, "  'streaming-cost':", `  retention: () => ${circle},\n  'streaming-cost':`)
  replace(
    'renderer/siteDrawings.tsx',
    "  'streaming-cost': '",
    "  retention: 'a circle',\n  'streaming-cost': '",
  )
}

describe('a seventh service, a second tool, a fourth legal text, a job and a case study', () => {
  test('are a file each', () => {
    addService()
    addTool()
    addLegalText()
    addJob()
    addCaseStudy()
    expect(problems()).toEqual([])
  })

  test('a drawing of its own that a tool lacks is named by the type checker', () => {
    nameDrawing()
    expect(incomplete()).toEqual(['components/drawings/ToolThumbnail.tsx', 'renderer/siteDrawings.tsx'])
    draw()
    expect(incomplete()).toEqual([])
    expect(problems()).toEqual([])
  })

  describe('once they are whole', () => {
    const page = (name: string) => readFileSync(join(client, `${name}.html`), 'utf8')
    beforeAll(() => void build(), 300_000)

    test.each([
      ['the menu', 'about', /id="services-menu"[\s\S]*?<\/ul>/],
      ['the footer', 'about', /<footer[\s\S]*<\/footer>/],
      ['the home page', 'index', /<section id="services"[\s\S]*?<\/section>/],
      ['the overview', 'services', /<section[^>]*id="overview"[\s\S]*?<\/section>/],
    ])('%s links to the service', (_, name, part) => {
      expect(part.exec(page(name))?.[0]).toMatch(/href="\/training"(?:(?!<\/a>)[\s\S])*Engineering Training/)
    })

    test('the service has its page, the tool its page and its card, each with its own drawing', () => {
      // With the page at hand, a failure would print all of it.
      expect(/Service \d+ of \d+/.exec(page('training'))?.[0]).toBe(`Service ${services} of ${services}`)
      expect(page('tools')).toContain('href="/tools/retention"')
      for (const name of ['tools', 'tools/retention']) expect(page(name).match(/r="77"/g)).toHaveLength(1)
      expect(page(`tools/${calculator}`)).not.toContain('r="77"')
    })

    test('the legal text has its page, and every footer links to it', () => {
      expect(page('accessibility')).toMatch(/<h1[^>]*>Accessibility Statement<[\s\S]*>Who answers</)
      const footer = /<footer[\s\S]*<\/footer>/.exec(page('about'))?.[0]
      expect(footer).toMatch(/href="\/accessibility"[^>]*>Accessibility Statement</)
    })

    test('the job stands on its page, and nobody reads that there is none', () => {
      expect(page('careers')).toMatch(/<h3[^>]*>Data Engineer<[\s\S]*Remote, full time/)
      expect(page('careers')).toMatch(/href="mailto:[^"]*\?subject=Data%20Engineer"/)
      expect(page('careers')).not.toContain('no current openings')
    })

    test('the case study has its card and its sheet, without a line for what is not written', () => {
      expect(page('case-studies')).toContain('href="/case-studies/archive-search"')
      expect(page('case-studies/archive-search')).not.toMatch(/<dt\b[^>]*>(?:Duration|Completed)</)
    })

    test('search engines and language models find all', () => {
      for (const file of ['sitemap.xml', 'llms.txt']) {
        const text = readFileSync(join(client, file), 'utf8')
        expect(text).toContain('/training')
        expect(text).toContain('/tools/retention')
        expect(text).toContain('/accessibility')
        expect(text).toContain('/case-studies/archive-search')
      }
    })
  })
})
