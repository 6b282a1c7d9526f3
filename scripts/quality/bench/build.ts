import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectCopy } from '../projectCopy.ts'
import { generatedSlug, generatePosts } from './build/generatePosts.ts'
import type { Cost } from './build/measured.ts'

/**
 * Measures builds of a copy of this site with generated posts, and prints a table: `npm run bench -- build 1000`. The
 * floor is what no build of one thread can beat: the posts read, their Markdown rendered, as many files written. Two of
 * them at once show what a second core gives on this machine.
 * Images for link previews are made once for each title, so they are measured apart.
 */
const count = Number(process.argv[2] ?? 1000)
/** Enough to tell what an image costs from what else differs between two builds. */
const imagedPosts = 200

const copy = projectCopy()
const posts = join(copy.folder, 'content/blog')
process.on('exit', copy.remove)

writePosts(count)
process.env.SITE_SOCIAL_IMAGES = 'none'
console.log(
  `| ${count} posts | wall, s | CPU, s | peak memory, MB | wall to the floor |\n|---|---|---|---|---|`,
)
const floor = measured('scripts/quality/bench/build/floor.ts')
print('floor', floor)
print('two floors at once', measured('scripts/quality/bench/build/twoFloors.ts'))
print('cold', measured('scripts/build.ts'))
print('nothing changed', measured('scripts/build.ts'))
const changed = join(posts, `${generatedSlug(Math.floor(count / 2))}.md`)
writeFileSync(changed, readFileSync(changed, 'utf8').replace('note', 'changed note'))
print('one post changed', measured('scripts/build.ts'))
console.log(`\nImages for link previews: ${imageCost().toFixed(0)} ms of CPU each.`)

/** Of one image, in ms: what a cold build takes longer with them. */
function imageCost(): number {
  writePosts(imagedPosts)
  const [without, whole] = ['none', 'all'].map((images) => {
    for (const folder of ['dist', '.cache']) rmSync(join(copy.folder, folder), { recursive: true })
    process.env.SITE_SOCIAL_IMAGES = images
    return measured('scripts/build.ts').cpu
  }) as [number, number]
  return ((whole - without) * 1000) / globSync('social/**/*.png', { cwd: copy.client }).length
}

function writePosts(count: number) {
  if (existsSync(posts)) rmSync(posts, { recursive: true })
  generatePosts(posts, count)
}

function measured(script: string): Cost {
  const lines = copy.run('scripts/quality/bench/build/measured.ts', script).toString().trim().split('\n')
  return JSON.parse(lines.at(-1) ?? '')
}

function print(what: string, { wall, cpu, memory }: Cost) {
  const cells = [wall.toFixed(1), cpu.toFixed(1), memory.toFixed(0), (wall / floor.wall).toFixed(2)]
  console.log(`| ${[what, ...cells].join(' | ')} |`)
}
