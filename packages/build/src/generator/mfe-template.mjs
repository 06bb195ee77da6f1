/** @typedef {{ name: string, area: string, table: string, folder: string, endpoints: string[] }} Remote
 *   `endpoints`: record of endpoints, name of the first hook, key of its endpoint */

/** @param {string} text */
const pascal = (text) =>
  text.replace(/(^|-)([a-z])/g, (_all, _dash, letter) => letter.toUpperCase());

/** @param {Remote} remote */
const packageJson = ({ name }) =>
  `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        build: 'node ../scripts/build-remote.mjs',
        dev: 'node ../scripts/dev-remote.mjs',
        test: 'jest',
      },
      dependencies: {
        '@muster/contracts': '*',
        '@muster/kit': '*',
        '@muster/ui': '*',
        '@muster/blocks': '*',
        react: '19.3.1',
        'react-dom': '19.3.1',
        'react-router-dom': '7.18.5',
        '@reduxjs/toolkit': '2.14.0',
        'react-redux': '9.3.1',
      },
      devDependencies: { '@muster/build': '*' },
      // Old releases stay; a cache would restore over them.
      nx: { targets: { build: { cache: false } } },
    },
    null,
    2,
  )}\n`;

const tsconfig = `{
  "extends": "../tsconfig.web.json",
  "compilerOptions": { "rootDir": "src", "outDir": "dist/types", "emitDeclarationOnly": true },
  "include": ["src"],
  "references": [
    { "path": "../packages/contracts" },
    { "path": "../packages/ui" },
    { "path": "../packages/kit" },
    { "path": "../packages/blocks" }
  ]
}
`;

/** @param {Remote} remote */
const rspackConfig = ({ name }) => `import { mfeConfig } from '@muster/build/rspack';

export default mfeConfig({ name: '${name}', dir: import.meta.dirname });
`;

const jestConfig = `import { createJestConfig } from '@muster/build/jest';

export default createJestConfig({ dir: import.meta.dirname, environment: 'web' });
`;

/** @param {Remote} remote */
const lifecycles = ({ area, name }) => `import { createRemote, makeStore } from '@muster/kit';
import { api } from './api.ts';
import { ${pascal(area)}Routes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: '${name}',
  App: ${pascal(area)}Routes,
  makeStore: (platform) => makeStore(api, platform),
});
`;

/** @param {Remote} remote */
const standalone = ({ area, name }) => `import '@muster/ui/styles';
import { makeStore, runStandalone } from '@muster/kit';
import { api } from './api.ts';
import { ${pascal(area)}Routes } from './routes.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');
await runStandalone(
  {
    name: '${name}',
    App: ${pascal(area)}Routes,
    makeStore: (platform) => makeStore(api, platform),
  },
  container,
);
`;

/** @param {Remote} remote */
const api = ({ endpoints }) => `import { ${endpoints[0]} } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({ ${endpoints[1]}: ${endpoints[0]}.${endpoints[2]} });
`;

/** @param {Remote} remote */
const routes = ({ area, table, folder }) => `import { ${table} } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const ${pascal(folder)}Page = lazyNamed(
  () => import('./features/${folder}/${folder}-page.tsx'),
  '${pascal(folder)}Page',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: ${table}.list, element: <${pascal(folder)}Page />, skeleton: 'list' },
]);

export function ${pascal(area)}Routes() {
  return <RemoteRoutes routes={routes} />;
}
`;

/** @param {Remote} remote */
const page = ({ table, folder }) => `import { PageHeader } from '@muster/ui';
import { ${table} } from '@muster/contracts';

export function ${pascal(folder)}Page() {
  return <PageHeader title={${table}.list.title} />;
}
`;

/**
 * All files of a new remote, by path below its folder.
 * @param {Remote} remote
 * @returns {Record<string, string>}
 */
export function mfeFiles(remote) {
  return {
    'package.json': packageJson(remote),
    'tsconfig.json': tsconfig,
    'rspack.config.mjs': rspackConfig(remote),
    'jest.config.mjs': jestConfig,
    'src/api.ts': api(remote),
    'src/lifecycles.tsx': lifecycles(remote),
    'src/standalone.tsx': standalone(remote),
    'src/routes.tsx': routes(remote),
    [`src/features/${remote.folder}/${remote.folder}-page.tsx`]: page(remote),
  };
}
