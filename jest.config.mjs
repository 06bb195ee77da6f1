import { readdirSync } from 'node:fs';
import { createEntryJestConfig, createJestConfig, inGroups } from '@muster/build/jest';

const dir = import.meta.dirname;
const remotes = readdirSync(dir).filter((folder) => folder.startsWith('mfe-'));
const packages = ['packages/ui', 'packages/kit', 'packages/blocks', 'shell', ...remotes];

const web = createJestConfig({ dir, packages, environment: 'web' });

/** All packages at once; `npx jest -c shell/jest.config.mjs` runs one. */
export default {
  projects: [
    // `npm test` runs most files in groups; naming a file runs only that file.
    process.env.MUSTER_TEST_GROUPED
      ? inGroups(web, {
          count: 8,
          always: [
            'mfe-team/src/features/activity-log/every-action.test.ts',
            'packages/kit/src',
            'packages/ui/src/i18n',
            'shell/src/routing',
          ],
          // The shell is one page while it is open and keeps its state; parts of the registry are
          // tested without a page.
          alone: [
            // Counts the reads of a page's first store.
            'packages/kit/src/lifecycle/keep-store.test.tsx',
            // Code loaded on opening is present for all later tests.
            'packages/ui/src/floating',
            'packages/kit/src/messages',
            'shell/src/account/proof',
            'shell/src/areas',
            'shell/src/exports',
            'shell/src/impersonation',
            'shell/src/layout/nav-counts',
            'shell/src/notifications',
            'shell/src/operations',
            'shell/src/palette',
            'shell/src/platform/failing-undo.test.tsx',
            'shell/src/registry',
            'shell/src/routing/screen-in-sight.test.tsx',
            'shell/src/screens',
            'shell/src/session',
            'shell/src/stream',
          ],
        })
      : web,
    createEntryJestConfig({ dir, packages: remotes }),
    '<rootDir>/packages/{contracts,embedded-mongo,build}/jest.config.mjs',
    '<rootDir>/bff/jest.config.mjs',
  ],
  testSequencer: '<rootDir>/packages/build/src/jest/longest-first.mjs',
  // Projects do not support their own timeout.
  testTimeout: 30_000,
  // The parent process mostly waits; by default one of two cores would be idle.
  maxWorkers: '100%',
  // Remains of test files grow to gigabytes, and are scanned again and again.
  workerIdleMemoryLimit: '1GB',
};
