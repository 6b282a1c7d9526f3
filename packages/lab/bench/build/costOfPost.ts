import { globSync, mkdtempDisposableSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectCopy } from '../../projectCopy.ts'
import { generatePosts } from './generatePosts.ts'

/** Functions of the engine, the kit and the site, by what they do for a post. What they call counts as theirs. */
const steps: Record<string, string[]> = {
  read: ['readPosts', 'parsePost', 'markdownOf', 'getContent', 'getCollection'],
  plan: ['planPages'],
  Markdown: ['renderMarkdown'],
  drawing: ['PostDrawing', 'drawCard'],
  'React, apart from Markdown and drawing': ['renderDocument'],
  styles: ['stylesOf'],
  'search and quotes': [
    'readPage',
    'articleWords',
    'writeWordIndex',
    'writeSiteIndex',
    'writeAssistantIndex',
  ],
  'copies as Markdown': ['pageCopy', 'markdownCopy', 'writeLlms'],
  write: ['stage', 'put', 'putAll', 'commit'],
  'other files': ['writeOutputs'],
  'collecting garbage': ['(garbage collector)'],
}
const idle = '(idle)'
const rest = 'start, Vite and checks, however many posts there are'
const stepOf = new Map(Object.entries(steps).flatMap(([step, names]) => names.map((name) => [name, step])))

interface Profile {
  nodes: { id: number; callFrame: { functionName: string }; children?: number[] }[]
  samples: number[]
  /** In µs. */
  timeDeltas: number[]
}

/** Builds the site cold with so many posts under the profiler, and returns the time (ms) of all its threads by step. */
export function costOfPost(posts = 1_000) {
  const copy = projectCopy({ isCold: true })
  using profiles = mkdtempDisposableSync(join(tmpdir(), 'profiles-'))
  try {
    const folder = join(copy.folder, 'content/blog')
    rmSync(folder, { recursive: true })
    generatePosts(folder, posts)
    copy.run('--cpu-prof', `--cpu-prof-dir=${profiles.path}`, 'packages/engine/build/main.ts')
  } finally {
    copy.remove()
  }
  const costs = new Map([...Object.keys(steps), rest].map((step) => [step, 0]))
  for (const file of globSync(join(profiles.path, '*.cpuprofile')))
    addCosts(JSON.parse(readFileSync(file, 'utf8')), costs)
  return { posts, steps: [...costs] }
}

function addCosts({ nodes, samples, timeDeltas }: Profile, costs: Map<string, number>) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const steps = new Map<number, string>()
  // A node stands before those that it called.
  for (const { id, callFrame, children = [] } of nodes) {
    const step = stepOf.get(callFrame.functionName) ?? steps.get(id) ?? rest
    steps.set(id, step)
    for (const child of children) steps.set(child, step)
  }
  for (const [index, id] of samples.entries()) {
    if (byId.get(id)?.callFrame.functionName === idle) continue
    const step = steps.get(id) ?? rest
    costs.set(step, (costs.get(step) ?? 0) + (timeDeltas[index] ?? 0) / 1_000)
  }
}
