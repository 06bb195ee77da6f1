import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isFileDue, isIn } from '../turns/turns.cjs';
import { isBesideChanges } from './beside-changes.mjs';

const groupsFolder = path.join(import.meta.dirname, '../testing/groups');

/**
 * @typedef {object} GroupOptions files and folders lie below the folder of the configuration
 * @property {number} count of the groups, at most as many as there are files in `groups`
 * @property {readonly string[]} alone files that stay on their own, or folders of such
 * @property {readonly string[]} always files, or folders of such, that are due at every run; any
 *   other file is due at every sixth one, and where something changed beside it
 * @property {readonly string[]} [long] files that take longest, of which each run gets its share
 */

/**
 * The same configuration for the whole suite: test files share a loading of their modules with
 * others. What one file leaves in the modules the next one finds, as requests to one server or
 * visits to one page do.
 * @param {import('jest').Config} config
 * @param {GroupOptions} options
 * @returns {import('jest').Config}
 */
export function inGroups(config, { count, alone, always, long = [] }) {
  const root = String(config.rootDir);
  const left = (config.testPathIgnorePatterns ?? []).map((pattern) => new RegExp(pattern));
  const all = (config.roots ?? [])
    .flatMap((folder) => testFilesIn(root, folder))
    .filter((file) => !left.some((pattern) => pattern.test(path.join(root, file))));
  const files = all.filter(
    (file, place) =>
      isFileDue(file, place, { always, long }) || isBesideChanges(path.join(root, file)),
  );
  // Each group loads all modules, so fewer files make fewer groups.
  const needed = Math.max(2, Math.round((count * files.length) / all.length));
  const groups = Array.from({ length: needed }, (_, i) =>
    path.join(groupsFolder, `group-${i + 1}.test.cjs`),
  );
  const onTheirOwn = files.filter((file) => isIn(file, alone));
  const shared = files.filter((file) => !onTheirOwn.includes(file));
  return {
    ...config,
    roots: [...(config.roots ?? []), groupsFolder],
    testMatch: [...groups, ...onTheirOwn.map((file) => `<rootDir>/${file}`)],
    globals: {
      // Dealt out in turn, so that slow files of one folder go to different groups.
      testGroups: groups.map((_, group) =>
        shared.filter((_file, i) => i % needed === group).map((file) => path.join(root, file)),
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
