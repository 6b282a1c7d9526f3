/** The firm's data, which the site provides as a package of its own, and the brand as a value: everything may import them. */
const siteData = ['data/(holidays|closedDays|site)\\.ts']

/** What a block must hold stands beside its component, and is no part of it. */
const blockSchemas = 'components/blocks/.*(schema|section)'

/**
 * What a site may import of packages: what their `exports` name. The last of these, all files, is for the packages among one
 * another.
 */
const publicOf = (...packages) =>
  packages.flatMap((name) =>
    Object.keys(require(`./packages/${name}/package.json`).exports)
      .filter((path) => path !== './*')
      .map((path) => `packages/${name}${path.slice(1).replaceAll('.', '\\.').replace('*', '[^/]+$')}`),
  )

/** Which way imports may run, by folder (CONTRIBUTING.md, "Rules that the tests enforce"). */
const folders = {
  pages: ['pages', 'components', 'data', ...publicOf('rules', 'engine', 'kit')],
  'components/(drawings|scripts|sections|sheets)': [
    'components',
    'data',
    ...publicOf('rules', 'kit'),
    'packages/engine/content/(forBrowsers|strings|thirdParties|cookies)',
    'packages/engine/schemas',
  ],
  'components/blocks': [
    'components',
    'data',
    ...publicOf('rules', 'kit'),
    'packages/engine/(content|schemas)',
  ],
  renderer: ['renderer', 'components', 'data', ...publicOf('rules', 'engine', 'kit')],
  functions: ['functions', ...publicOf('edge')],
  data: ['data', blockSchemas, 'packages/(rules|engine/(schemas|content/readSite))'],
  'packages/rules': ['packages/rules'],
  'packages/engine': ['packages/(engine|rules)', 'data'],
  'packages/kit': ['packages/(kit|engine|rules)', 'data'],
  'packages/edge': ['packages/(edge|rules|engine/built)'],
  'packages/cli': ['packages/(cli|edge|engine|rules)', 'data'],
  'packages/desk': ['packages/(desk|cli|edge|kit|engine|rules)', 'data'],
}

const insteads = {
  pages: 'Move what is shared to components/, or name it in the exports of its package.',
  'components/(drawings|scripts|sections|sheets)':
    "Pass what the component needs as props, from its block or the page's +data.ts.",
  'components/blocks': 'Move what blocks and pages share to components/ or a package.',
  renderer: 'Move what is shared to components/ or a package.',
  functions: 'What answers requests is of packages/edge/worker.ts.',
  data: 'Move what is shared here, or keep it where it is used.',
  'packages/rules': 'Rules are pure: move what is shared here.',
  'packages/engine': 'Components are of packages/kit/, commands of packages/cli/: move what both need here.',
  'packages/kit': 'A package imports nothing of the site: take what the site has as a parameter.',
  'packages/edge': 'Move what is shared to packages/rules/.',
  'packages/cli': 'Move what commands and pages share to packages/engine/.',
  'packages/desk': 'Nobody imports the lab: move what is shared to packages/engine/ or packages/cli/.',
}

const onlyFrom = ([folder, allowed]) => ({
  name: `${folder.replace(/\W+/g, '-')}-imports`,
  comment: `${folder.replace(/\/\(.*/, '')}/ may import ${allowed.join(', ')} and packages of others, nothing else of this project. ${insteads[folder]}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(pages|renderer|components|functions|data|packages|tests)/',
    pathNot: `^(${[...allowed, ...siteData].join('|')})`,
    dependencyTypesNot: ['exotic-require'],
  },
})

module.exports = {
  forbidden: [
    ...Object.entries(folders).map(onlyFrom),
    {
      name: 'rules-are-plain',
      comment:
        'packages/rules/ is for every platform: no React, no Node, no package that needs one. Do that work where the rule is used.',
      severity: 'error',
      from: { path: '^(packages/rules|data)/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'core'],
        pathNot: '(^|/)node_modules/(valibot|stemmer|minisearch)/|^(packages|data)/',
      },
    },
    {
      name: 'schemas-stay-out-of-the-browser',
      comment: 'What is built is checked already: import the types of a schema alone.',
      severity: 'error',
      from: {
        path: '^(components|packages/kit)/',
        pathNot: `^${blockSchemas}`,
      },
      to: { path: '^(data|packages/engine)/schemas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'islands-stay-in-the-browser',
      comment:
        'An island is hydrated on its own: it knows neither how islands are rendered nor any content but strings. Pass what it needs as props.',
      severity: 'error',
      from: { path: '^packages/kit/islands/' },
      to: {
        path: '^(packages/kit/(hydration/Island|document)|packages/engine/(content/(?!strings)|render|build|outputs)|renderer)',
      },
    },
    {
      name: 'behaviors-without-react',
      comment:
        'Behaviors are in every page: nothing of React and no brand may come with them. Write what they need into the document as a data attribute.',
      severity: 'error',
      from: { path: '^(components/scripts|packages/kit/(behaviors|hydration/(hydrate|queueEvents|when)))' },
      to: { path: '^(node_modules/react|data/|packages/(engine|rules)/)' },
    },
    {
      name: 'kit-by-name',
      comment: 'Name it in `kitFiles` of packages/engine/render/kitFiles.ts, and take it from there.',
      severity: 'error',
      from: { path: '^packages/engine/', pathNot: '^packages/engine/render/kitFiles\\.ts$' },
      to: { path: '^packages/kit/', dependencyTypes: ['exotic-require'] },
    },
    {
      name: 'views-stand-alone',
      comment:
        'A view of the desk knows no other, and what they share knows none: move it to app/, records/, articles/ or versions/ of packages/desk/.',
      severity: 'error',
      from: { path: '^packages/desk/(?:views/([^/]+)/|(?:articles|frame|records|server|versions)/)' },
      to: { path: '^packages/desk/views/', pathNot: '^packages/desk/views/$1/' },
    },
    {
      name: 'no-circles',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['exotic-require'] } },
    },
    {
      name: 'no-orphan-packages',
      comment: 'There is no such file or package: correct the path, or install the package.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(cloudflare:|@mdn/|(?:h|md)ast$|\\?|/renderer/|@lintel/\\w+(/app)?$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Vike's own copies of what it runs are gone before they are read: a build goes on beside this check.
    exclude: {
      path: '^packages/lab/bench/peers/|\\.(css|md|woff2)$|\\?url$|\\.build-[a-z0-9]{12}\\.mjs$',
    },
    tsPreCompilationDeps: true,
    // Files that the engine is told by name.
    exoticRequireStrings: ['engineFile'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
