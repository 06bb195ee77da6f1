/** @typedef {{ name: string, area: string, table: string, folder: string }} Remote */

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
        build: 'rspack build',
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
const lifecycles = ({ area, name }) => `import { createRemote } from '@muster/kit';
import { ${pascal(area)}Routes } from './routes.tsx';

export const { platformVersion, bootstrap, mount, unmount } = createRemote({
  name: '${name}',
  App: ${pascal(area)}Routes,
});
`;

/** @param {Remote} remote */
const standalone = ({ area, name }) => `import '@muster/ui/styles';
import { runStandalone } from '@muster/kit';
import { ${pascal(area)}Routes } from './routes.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');
await runStandalone({ name: '${name}', App: ${pascal(area)}Routes }, container);
`;

/** @param {Remote} remote */
const routes = ({ area, table, folder }) => `import { Route, Routes } from 'react-router-dom';
import { ${table} } from '@muster/contracts';
import { ${pascal(folder)}Page } from './features/${folder}/${folder}-page.tsx';

/** The built screens of the area, at the addresses of its route table. */
export function ${pascal(area)}Routes() {
  return (
    <Routes>
      <Route path={${table}.list.path} element={<${pascal(folder)}Page />} />
    </Routes>
  );
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
    'src/lifecycles.tsx': lifecycles(remote),
    'src/standalone.tsx': standalone(remote),
    'src/routes.tsx': routes(remote),
    [`src/features/${remote.folder}/${remote.folder}-page.tsx`]: page(remote),
  };
}
