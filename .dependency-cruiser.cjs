// Import rules between packages, as defined in ARCHITECTURE.md.
const test = '(\\.(test|fixtures)\\.tsx?$|/testing/|/jest\\.config\\.mjs$|^e2e/)';

/** The public API of a server domain. */
const door = '^bff/src/domains/[^/]+/api/';

/** The demo data of a server domain. */
const demo = '^bff/src/domains/[^/]+/demo/';

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Selects the tests of a run: only for tests. */
const turns = '^packages/build/src/turns/';

/** Lists our own packages that a package may import; all others of ours are forbidden. */
const ours = '^(packages|shell|mfe-[a-z-]+|bff|e2e)/';
const may = (name, self, allowed) =>
  forbid(
    `${name}-imports`,
    `${name} may import only: ${allowed.join(', ') || 'nothing of ours'}`,
    { path: `^${self}/src/` },
    {
      path: ours,
      pathNot: [turns, ...[self, ...allowed.map((p) => `packages/${p}`)].map((p) => `^${p}/`)],
    },
  );

module.exports = {
  forbidden: [
    may('contracts', 'packages/contracts', []),
    may('embedded-mongo', 'packages/embedded-mongo', []),
    may('ui', 'packages/ui', ['contracts']),
    may('kit', 'packages/kit', ['contracts', 'ui']),
    may('blocks', 'packages/blocks', ['contracts', 'kit', 'ui']),
    may('shell', 'shell', ['contracts', 'kit', 'ui']),
    may('bff', 'bff', ['contracts', 'embedded-mongo']),
    may('e2e', 'e2e', ['contracts', 'build/src/gate/budgets']),
    forbid(
      'remote-imports',
      'A remote may import contracts, kit, ui and blocks; never another remote, shell or bff',
      { path: '^(mfe-[a-z-]+)/src/' },
      { path: ours, pathNot: ['^$1/', '^packages/(contracts|kit|ui|blocks)/'] },
    ),
    forbid(
      'contracts-only-zod',
      'Contracts import zod and nothing else',
      { path: '^packages/contracts/src/', pathNot: test },
      { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'library-through-ui',
      'The component library reaches others only through @muster/ui',
      { path: '^(shell|mfe-[a-z-]+|packages/(kit|blocks))/' },
      { path: 'node_modules/@(mantine|tabler)/' },
    ),
    forbid(
      'feature-to-feature',
      'A feature uses shared/ and the api of its remote, never another feature',
      { path: '^mfe-[a-z-]+/src/features/([^/]+)/' },
      { path: '^mfe-[a-z-]+/src/features/', pathNot: '^mfe-[a-z-]+/src/features/$1/' },
    ),
    forbid(
      'router-to-model',
      'A router never touches a model',
      { path: '\\.router\\.ts$' },
      { path: '\\.model\\.ts$' },
    ),
    forbid(
      'domain-to-domain',
      'A domain reaches another only through its door, the folder api/',
      // Tests create records of any domain.
      { path: '^bff/src/domains/([^/]+)/', pathNot: [test, demo, '^bff/src/domains/seed/'] },
      { path: '^bff/src/domains/[^/]+/', pathNot: ['^bff/src/domains/$1/', door] },
    ),
    forbid(
      'demo-data',
      'Demo data write the past directly: they also take the models and the demo data of others',
      { path: '^bff/src/domains/([^/]+)/demo/', pathNot: test },
      {
        path: '^bff/src/domains/[^/]+/',
        pathNot: ['^bff/src/domains/$1/', door, demo, '\\.model\\.ts$'],
      },
    ),
    forbid(
      'seed-composes',
      'The seeding only puts the demo data of the domains in order',
      { path: '^bff/src/domains/seed/', pathNot: test },
      { path: '^bff/src/domains/[^/]+/', pathNot: ['^bff/src/domains/seed/', door, demo] },
    ),
    forbid(
      'demo-for-seed',
      'Only the seeding fills a database with demo data',
      { path: '^bff/src/', pathNot: [test, demo, '^bff/src/domains/seed/'] },
      { path: demo },
    ),
    forbid(
      'door-of-domain',
      'What is no domain reaches one through its door as well',
      { path: '^bff/src/', pathNot: [test, '^bff/src/(domains|walk)/'] },
      { path: '^bff/src/domains/[^/]+/', pathNot: [door] },
    ),
    forbid(
      'door-without-models',
      'A door gives use cases and readings, no model and no router',
      {},
      { path: `${door}.*\\.(model|router)\\.ts$` },
    ),
    forbid(
      'record-of-domain',
      'A record is written and limited by its own domain; others take the readings beside it',
      { path: '^bff/src/(?:domains|records)/([^/]+)/', pathNot: [test, demo] },
      { path: '^bff/src/records/.*\\.(model|policy)\\.ts$', pathNot: '^bff/src/records/$1/' },
    ),
    forbid(
      'record-without-domain',
      'What is no domain takes the readings of a record as well',
      { path: '^bff/src/', pathNot: [test, '^bff/src/(domains|records|walk)/'] },
      { path: '^bff/src/records/.*\\.(model|policy)\\.ts$' },
    ),
    forbid(
      'below-domains',
      'Only what puts the server together imports domains; all else of it lies below them',
      {
        path: '^bff/src/',
        pathNot: [
          test,
          '^bff/src/(domains|composition|commands|walk)/',
          '^bff/src/(app|main|workers/worker)\\.ts$',
        ],
      },
      { path: '^bff/src/domains/' },
    ),
    forbid(
      'server-without-react',
      'The server never imports what is for browsers',
      { path: '^bff/' },
      { path: 'node_modules/(react|react-dom|@reduxjs)/' },
    ),
    forbid(
      'production-without-testing',
      'Only tests import testing/',
      { path: '/src/', pathNot: test },
      { path: '(\\.test\\.tsx?$|/src/testing/)' },
    ),
    forbid(
      'turns-for-tests',
      'What the product does depends on no turn of its tests',
      { path: '/src/', pathNot: [test, '^packages/build/'] },
      { path: turns },
    ),
    forbid(
      'no-cycles',
      'No cycles',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'no-orphans',
      'A module that nothing uses',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.(config|test)\\.(mjs|cjs|ts|tsx)$',
          '(^|/)\\.[^/]+\\.cjs$',
          '^packages/build/src/(jest|generator|shared)/',
          '^scripts/',
          '/bin/',
          '/testing/global-(setup|teardown)\\.ts$',
          // A test runs it in a separate process.
          '^packages/embedded-mongo/src/testing/small-disk\\.mjs$',
          '/testing/[^/]+-run\\.ts$',
          // A test loads it into the process that it starts.
          '/testing/small-disk\\.mjs$',
        ],
      },
      {},
    ),
  ],
  options: {
    includeOnly: '^(packages|shell|mfe-[a-z-]+|bff|e2e|scripts|node_modules)/',
    exclude: { path: '(^|/)(dist|coverage|\\.data)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css'],
    },
  },
};
