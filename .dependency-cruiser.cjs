/** The brand, a value that everything may import: bundles for browsers and for the edge hold nothing else of it. */
const brand = 'content/site'

/** Which way imports may run, by folder (CONTRIBUTING.md, "Rules that the tests enforce"). */
const folders = {
  pages: ['pages', 'components', 'content', 'data', 'renderer/head', 'renderer/accent'],
  renderer: ['renderer', 'components', 'content', 'data'],
  components: ['components', 'data', 'content/(forBrowsers|words|thirdParties|cookies)', brand],
  content: ['content', 'data'],
  functions: ['functions', 'data', brand],
  data: ['data', brand],
  scripts: ['scripts', 'renderer', 'components', 'content', 'data', 'functions'],
  desk: ['desk', 'scripts', 'renderer', 'components', 'content', 'data', 'functions'],
}

const insteads = {
  pages: 'Move what is shared to components/ or data/.',
  renderer: 'Move what is shared to components/, content/ or data/.',
  components: "Pass what the component needs as props, from the page's +data.ts.",
  content: 'Move what is shared to data/.',
  functions: 'Move what is shared to data/rules/.',
  data: 'Move what is shared here, or keep it where it is used.',
  scripts: 'Move what tests and scripts share to scripts/.',
  desk: 'Nothing of a page is the desk alone: move what is shared to components/, content/ or data/.',
}

const onlyFrom = ([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: `${folder}/ may import ${allowed.join(', ')} and packages, nothing else of this project. ${insteads[folder]}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(pages|renderer|components|content|functions|data|scripts|desk|tests)/',
    pathNot: `^(${allowed.join('|')})`,
  },
})

module.exports = {
  forbidden: [
    ...Object.entries(folders).map(onlyFrom),
    {
      name: 'data-is-plain',
      comment:
        'data/ is facts and rules for every platform: no React, no Node, no package that needs one. Do that work where the record is used.',
      severity: 'error',
      from: { path: '^data/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: '(^|/)node_modules/(valibot|stemmer)/' },
    },
    {
      name: 'schemas-stay-out-of-the-browser',
      comment: 'What is built is checked already: import the types of a schema alone.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^data/schemas/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'islands-stay-in-the-browser',
      comment:
        'An island is hydrated on its own: it knows neither how islands are rendered nor the content but words. Pass what it needs as props.',
      severity: 'error',
      from: { path: '^components/islands/' },
      to: { path: '^(components/hydration/Island|content/(?!words|site)|renderer/)' },
    },
    {
      name: 'behaviors-without-react',
      comment:
        'Behaviors are in every page: nothing of React and no brand may come with them. Write what they need into the document as a data attribute.',
      severity: 'error',
      from: { path: '^components/(behaviors|hydration/(hydrate|hold|when))' },
      to: { path: '^(node_modules/react|data/|content/)' },
    },
    {
      name: 'no-circles',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan-packages',
      comment: 'There is no such file or package: correct the path, or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(cloudflare:|@mdn/|(?:h|md)ast$|\\?)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Vike's own copies of what it runs are gone before they are read: a build goes on beside this check.
    exclude: {
      path: '^scripts/quality/bench/peers/|\\.(css|md|woff2)$|\\?url$|\\.build-[a-z0-9]{12}\\.mjs$',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
