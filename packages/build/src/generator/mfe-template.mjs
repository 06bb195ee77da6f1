import { featureFiles, messages, screenRow } from './feature-template.mjs';
import { camelOf, pascalOf as pascal } from './workspace.mjs';

/** @typedef {{ name: string, area: string, title: string, table: string,
 *   feature: import('./feature-template.mjs').Feature }} Remote */

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

const api = `import { meEndpoints } from '@muster/contracts';
import { createMusterApi } from '@muster/kit';

/** The one api of this remote: what it reads and writes. */
export const api = createMusterApi({ meRead: meEndpoints.read });
`;

/** @param {Remote} remote */
const routes = ({ area, table, feature }) => `import { ${table} } from '@muster/contracts';
import { RemoteRoutes, defineRemoteRoutes, lazyNamed } from '@muster/kit';

const ${pascal(feature.feature)}Page = lazyNamed(
  () => import('./features/${feature.feature}/${feature.feature}-page.tsx'),
  '${pascal(feature.feature)}Page',
);

/** The built screens of the area, at the addresses of its route table. */
const routes = defineRemoteRoutes([
  { route: ${table}.home, element: <${pascal(feature.feature)}Page />, skeleton: 'list' },
]);

export function ${pascal(area)}Routes() {
  return <RemoteRoutes routes={routes} />;
}
`;

/** @param {Remote} remote */
const words = ({ name }) => ({
  'src/shared/messages.ts': `import { defineMessages } from '@muster/ui';
import { en } from '../messages/en.ts';

export const messages = defineMessages('${name}', en);
`,
  'src/shared/use-messages.ts': `import { useT } from '@muster/ui';
import { messages } from './messages.ts';

/** The texts of this area. */
export const useMessages = () => useT(messages);
export type Translate = ReturnType<typeof useMessages>;
`,
});

/** The route table of the area. @param {Remote} remote */
export const routeTable = ({
  name,
  area,
  title,
  table,
}) => `import { defineRoutes } from '../core/routes.ts';

/** Routes of ${name}. */
export const ${table} = defineRoutes('${name}', {
  home: {
    path: '/${area}',
    access: 'staff',
    kind: 'page',
    layout: 'staff',
    title: '${title}',
    status: 'built',
    // Held by all staff; name the one that this area is for.
    permission: 'home.read',
  },
});
`;

/** The screens of the area, as the browser tests open them. @param {Remote} remote */
export const screensFile = ({
  area,
  table,
  feature,
}) => `import { ${table} } from '@muster/contracts';
import type { Screen } from './screen.ts';

export const ${camelOf(area)}Screens: readonly Screen[] = [
${screenRow(feature)}
];
`;

/**
 * All files of a new remote, by path.
 * @param {Remote} remote
 * @returns {Record<string, string>}
 */
export function mfeFiles(remote) {
  const files = {
    'package.json': packageJson(remote),
    'tsconfig.json': tsconfig,
    'rspack.config.mjs': rspackConfig(remote),
    'jest.config.mjs': jestConfig,
    'src/api.ts': api,
    'src/lifecycles.tsx': lifecycles(remote),
    'src/standalone.tsx': standalone(remote),
    'src/routes.tsx': routes(remote),
    'src/messages/en.ts': `/** Texts of the area. */\nexport const en = {\n${messages(remote.feature)}\n} as const;\n`,
    ...words(remote),
  };
  return {
    ...Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`${remote.name}/${file}`, text]),
    ),
    ...featureFiles(remote.name, remote.feature),
  };
}
