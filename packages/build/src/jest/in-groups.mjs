import { readdirSync } from 'node:fs';
import path from 'node:path';

const groupsFolder = path.join(import.meta.dirname, '../testing/groups');

/**
 * The same configuration for the whole suite: test files share a loading of their modules with
 * others. What one file leaves in the modules the next one finds, as requests to one server or
 * visits to one page do.
 * @param {import('jest').Config} config
 * @param {{ count: number, alone: readonly string[] }} options
 *   `count`: of the groups, at most as many as there are files in `groups`; `alone`: files that stay
 *   on their own, or folders of such, below the configuration's folder
 * @returns {import('jest').Config}
 */
export function inGroups(config, { count, alone }) {
  const root = String(config.rootDir);
  const groups = Array.from({ length: count }, (_, i) =>
    path.join(groupsFolder, `group-${i + 1}.test.cjs`),
  );
  const files = (config.roots ?? []).flatMap((folder) => testFilesIn(root, folder));
  /** @param {string} file @param {string} place */
  const isIn = (file, place) => file === place || file.startsWith(`${place}/`);
  const onTheirOwn = files.filter((file) => alone.some((place) => isIn(file, place)));
  const shared = files.filter((file) => !onTheirOwn.includes(file));
  return {
    ...config,
    roots: [...(config.roots ?? []), groupsFolder],
    testMatch: [...groups, ...onTheirOwn.map((file) => `<rootDir>/${file}`)],
    globals: {
      // Dealt out one by one: the slow ones of a folder come into different groups.
      testGroups: groups.map((_, group) =>
        shared.filter((_file, i) => i % count === group).map((file) => path.join(root, file)),
      ),
    },
  };
}

/** The test files in a folder, below the root. @param {string} root @param {string} folder */
function testFilesIn(root, folder) {
  const below = folder.replace('<rootDir>/', '');
  return readdirSync(path.join(root, below), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => path.posix.join(below, file))
    .toSorted();
}
