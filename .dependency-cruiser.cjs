/** Which way imports may run, by folder (CONTRIBUTING.md, "Rules that the tests enforce"). */
const folders = {
  pages: ['pages', 'components', 'content', 'data', 'renderer/head', 'renderer/accent'],
  renderer: ['renderer', 'components', 'content', 'data'],
  components: ['components', 'data'],
  content: ['content', 'data'],
  functions: ['functions', 'data'],
  data: ['data'],
}

const onlyFrom = ([folder, allowed]) => ({
  name: `${folder}-imports`,
  comment: `${folder}/ may import ${allowed.join(', ')} and packages, nothing else of this project.`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(pages|renderer|components|content|functions|data|scripts|tests)/',
    pathNot: `^(${allowed.join('|')})`,
  },
})

module.exports = {
  forbidden: [
    ...Object.entries(folders).map(onlyFrom),
    {
      name: 'data-is-plain',
      comment: 'data/ is facts and rules for every platform: no React, no Node, no package that needs one.',
      severity: 'error',
      from: { path: '^data/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'islands-stay-in-the-browser',
      comment: 'An island is hydrated on its own: it knows neither how islands are rendered nor the content.',
      severity: 'error',
      from: { path: '^components/islands/' },
      to: { path: '^(components/hydration/Island|content/|renderer/)' },
    },
    {
      name: 'behaviors-without-react',
      comment: 'Behaviors are in every page: nothing of React and no brand may come with them.',
      severity: 'error',
      from: { path: '^components/(behaviors|hydration/(hydrate|hold|fields|when))' },
      to: { path: '^(node_modules/react|data/)' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan-packages',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(cloudflare:|hast$|\\?)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|md|woff2)$|\\?url$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
