// The import law: which layer and which feature may import which. One set of rules for all present and future
// features. A test plants a violation of each rule and sees it reported (tests/architecture/import-law.test.ts).

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or hide a third; types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-between-rooms',
      comment:
        'Features and layers that need each other are one, or hide a third; types count too.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^((client|server)/features/[^/]+|server/(content|db|http|platform|sky|text)|shared/[^/]+)$',
      },
      to: { circular: true },
    },
    {
      name: 'no-circles-inside-rooms',
      comment: 'Folders of a room that need each other are one, or hide a third; types count too.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^((client|server)/features|shared)/[^/]+/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'shared-is-pure',
      comment: 'shared/ holds facts and rules for both sides: its only package is zod.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { pathNot: ['^shared/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'page-and-server-meet-in-shared',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^client/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'only-tests-use-test-packages',
      severity: 'error',
      from: { path: '^client/' },
      to: {
        path: '(^|/)node_modules/(vitest|msw|jsdom|fake-indexeddb|fast-check|puppeteer-core|playwright|@playwright|@testing-library|@axe-core)/',
      },
    },
    {
      // The page's packages are built into dist/ and stand under devDependencies, which no server installs.
      name: 'servers-use-dependencies',
      severity: 'error',
      from: {
        path: '^(server|shared)/',
        pathNot: ['\\.command\\.ts$', '(^|/)build-[^/]+\\.ts$', '^server/(build|development)/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    },

    // client: app → pages → features → ui, lib
    {
      name: 'pages-know-no-app',
      severity: 'error',
      from: { path: '^client/(pages|features|ui|lib)/' },
      to: { path: '^client/app/' },
    },
    {
      name: 'features-know-no-pages',
      severity: 'error',
      from: { path: '^client/(features|ui|lib)/' },
      to: { path: '^client/pages/' },
    },
    {
      name: 'ui-and-lib-know-no-features',
      severity: 'error',
      from: { path: '^client/(ui|lib)/' },
      to: { path: '^client/features/' },
    },
    {
      name: 'a-feature-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^client/features/([^/]+)/' },
      to: { path: '^client/features/', pathNot: ['^client/features/$1/', '/index\\.tsx?$'] },
    },
    {
      name: 'pages-enter-features-by-their-index',
      severity: 'error',
      from: { path: '^client/(app|pages)/' },
      to: { path: '^client/features/', pathNot: ['/index\\.tsx?$'] },
    },

    // the service worker: a program of its own beside the page; both know lib and shared
    {
      name: 'the-service-worker-draws-nothing',
      severity: 'error',
      from: { path: '^client/service-worker/' },
      to: { path: '^client/(app|pages|features|ui)/' },
    },
    {
      name: 'nobody-imports-the-service-worker',
      comment: 'It runs elsewhere; the page reaches it through the browser alone.',
      severity: 'error',
      from: { path: '^client/', pathNot: '^client/service-worker/' },
      to: { path: '^client/service-worker/' },
    },

    // server: routes → service → repository → db
    {
      name: 'infrastructure-knows-no-features',
      comment: 'Platform, db, http and sky carry the features and know none of them.',
      severity: 'error',
      from: { path: '^server/(platform|db|http|sky|text|content)/' },
      to: { path: '^server/(features/|rooms\\.ts|dependencies\\.ts|app\\.ts|main\\.ts)' },
    },
    {
      name: 'platform-knows-no-database',
      comment:
        'The database takes its log and its settings from the platform, never the other way round.',
      severity: 'error',
      from: { path: '^server/platform/' },
      to: { path: '^server/(db|http)/' },
    },
    {
      name: 'a-server-feature-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/' },
      to: { path: '^server/features/', pathNot: ['^server/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'the-server-enters-features-by-their-index',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/features/' },
      to: { path: '^server/features/', pathNot: '^server/features/[^/]+/index\\.ts$' },
    },
    {
      name: 'content-is-read-by-its-index',
      comment: 'The server reads the pack; only editors and builders read files and check rules.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['^server/(content|build|development)/', '\\.command\\.ts$'],
      },
      to: { path: '^server/content/', pathNot: '^server/content/index\\.ts$' },
    },
    {
      name: 'the-sky-knows-no-user',
      severity: 'error',
      from: { path: '^server/sky/' },
      to: { path: '^server/(db|http|platform)/' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^server/features/.+\\.(service|repository|composer)\\.ts$' },
      to: { path: '(^server/http/)|(node_modules/express)|(\\.routes\\.ts$)' },
    },
    {
      name: 'routes-go-through-services',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '(\\.repository\\.ts$)|(^server/db/)|(node_modules/drizzle-orm)' },
    },
    {
      name: 'repositories-know-no-services',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|routes)\\.ts$' },
    },
    {
      name: 'only-repositories-speak-sql',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: ['^server/db/', '\\.repository\\.ts$'],
      },
      to: {
        path: 'node_modules/(drizzle-orm|pg|@electric-sql)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-the-sms-gateway-knows-twilio',
      severity: 'error',
      from: { path: '^(client|server|shared)/', pathNot: '^server/platform/sms/twilio-' },
      to: { path: 'node_modules/twilio/' },
    },
    {
      name: 'only-the-ephemeris-knows-its-engine',
      severity: 'error',
      from: { pathNot: '^(server/sky/ephemeris\\.ts|tests/)' },
      to: { path: 'node_modules/(caelus|astronomy-engine|astronomia)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
