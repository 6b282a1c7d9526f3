/** Commands by name, with a description and the shell line that each runs. */
type Commands = Record<string, [about: string, line: string]>

/** The commands of `npm run <group> -- <name>`. Arguments after the name are passed on. */
export const groups: Record<string, Commands> = {
  check: {
    types: [
      'the types of the site and of the edge',
      'tsc --noEmit -p .; site=$?; tsc --noEmit -p functions && exit $site',
    ],
    lint: ['lint rules, format and order of imports; --write corrects them', 'biome check .'],
    imports: [
      'which folder may import from which',
      'depcruise --output-type err-long --config .dependency-cruiser.cjs pages renderer components data functions packages',
    ],
    content: ['posts, legal texts, claims, links and the brand', 'node packages/engine/checks/main.ts'],
  },
  test: {
    units: [
      'rules, components and scripts, and the functions on Node',
      'vitest run --project units --project edge',
    ],
    workerd: ["the functions on Cloudflare's runtime", "vitest run --project 'edge on workerd'"],
    built: ['the last build, as files', 'vitest run --project built'],
    e2e: ['the last build, in Chromium; arguments go on to Playwright', 'node packages/lab/endToEnd.ts'],
    desk: ["the owner's desk, in Chromium", 'playwright test --project=desk'],
    look: [
      "the last build beside images of this brand's look",
      'LOOK=compare node packages/lab/endToEnd.ts tests/e2e/visual.spec.ts',
    ],
    owner: ["everything on a copy with another firm's brand", 'node packages/lab/owner/main.ts'],
    slow: ['builds of whole copies of this project', 'vitest run --project long'],
    attacks: [
      'what attackers do: on the desk, development, an import, and the edge on both of its platforms',
      "vitest run --project 'attacks*'",
    ],
    long: ['all that takes minutes', 'node packages/lab/testLong.ts'],
  },
  bench: {
    goals: [
      "every figure that has a goal: pages, another built site's beside them, and builds: goals <folder>",
      'node packages/lab/bench/everyGoal.ts',
    ],
    pages: [
      'loads the last build as visitors do, and prints tables; --beside ../astrowind',
      'node packages/lab/bench/pages.ts',
    ],
    build: [
      'builds the site with so many generated posts: build 8 1000; --beside ../other',
      'node packages/lab/bench/build.ts',
    ],
    files: [
      'pages a second of the Node server, beside sirv on the same files',
      'node packages/lab/edge/files.ts',
    ],
    edge: [
      'what the path of an enquiry costs, beside a handler that only stores it',
      'node packages/lab/edge/bench.ts',
    ],
  },
  quality: {
    answers: [
      'how the assistant does on questions that others wrote; --list names each',
      'node packages/lab/answers/main.ts',
    ],
    lighthouse: ['Lighthouse scores of every kind of page', 'node packages/lab/lighthouse/main.ts'],
    markup: ['the Nu HTML Checker, where there is Java', 'node packages/lab/markup.ts'],
    observatory: ['the grade of the headers by MDN HTTP Observatory', 'node packages/lab/observatory.ts'],
    engines: ['journeys in Firefox and WebKit, where they are installed', 'node packages/lab/engines.ts'],
    crawl: [
      'what third parties meet on every page',
      "CRAWL=all node packages/lab/endToEnd.ts tests/e2e/consent.spec.ts -g 'meets only'",
    ],
    blocked: [
      'journeys with each script blocked in turn',
      'CRAWL=all node packages/lab/endToEnd.ts tests/e2e/blocked.spec.ts',
    ],
    hostile: [
      'content that tries to run, break out or call elsewhere, in a build of its own',
      'CRAWL=all node packages/lab/endToEnd.ts tests/e2e/hostileContent.spec.ts',
    ],
    menu: [
      'own entries of the menu with entries of their own, in a build of its own',
      'CRAWL=all node packages/lab/endToEnd.ts tests/e2e/menuGroups.spec.ts',
    ],
    load: [
      'both platforms under load, with slow and oversized requests beside it',
      'node packages/lab/edge/load.ts',
    ],
    kill: [
      'both platforms killed twenty times under load: no enquiry may be lost, and each arrives by every channel; --acknowledged 5000 goes on until so many are',
      // The authority behind the receivers' certificate.
      'NODE_EXTRA_CA_CERTS=$PWD/tests/functions/fixtures/tls/ca.pem node packages/lab/edge/kill.ts',
    ],
    faults: [
      'plants mistakes one by one in a copy; each must be caught by its test',
      'node packages/lab/faults/main.ts',
    ],
    desk: [
      "the owner's tasks in the desk up to a build of what was published; prints what each took",
      'CRAWL=all playwright test --project=desk tests/desk/owner.spec.ts',
    ],
    memory: [
      'what the desk takes of memory at its start and after so many changes of a text, on Linux: memory 30',
      'node packages/lab/deskMemory.ts',
    ],
    hosts: [
      'the last build behind nginx, Caddy and Apache, with what npm run hosts writes for them',
      'node packages/lab/hosts/main.ts',
    ],
    drill: [
      'copies, loses and restores databases of its own, on both platforms',
      'node packages/lab/drill.ts',
    ],
    font: [
      'makes the font of every page from the package of its family: letters, digits and signs of English texts',
      'node packages/lab/font.ts',
    ],
    pack: [
      'what npm publishes of each package, as tarballs in dist/packages',
      'node packages/lab/pack/main.ts',
    ],
    size: ['lines of code by package and folder, without tests', 'node packages/lab/size.ts'],
    screenshots: ['takes the image of the README', 'node packages/lab/screenshots.ts'],
  },
}

/** Lists the commands of a group, one per line. */
export function listOf(group: string): string {
  const commands = Object.entries(groups[group] ?? {})
  const width = Math.max(...commands.map(([name]) => name.length))
  const lines = commands.map(([name, [about]]) => `  ${name.padEnd(width)}  ${about}`)
  return [`npm run ${group} -- <name>`, '', ...lines].join('\n')
}
