import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The same configuration for the whole suite: test files share a loading of their modules with
 * others, in as many groups as there are files in a folder for them. What one file leaves in the
 * modules the next one finds, as requests to one server do.
 * @param {import('jest').Config} config
 * @param {{ groups: string, alone: readonly string[] }} options
 *   `groups`: the folder with the groups' files, `alone`: files that stay on their own, or folders
 *   of such; both below the configuration's folder
 * @returns {import('jest').Config}
 */
export function inGroups(config, { groups, alone }) {
  const root = String(config.rootDir);
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => path.posix.join('src', file))
    .toSorted();
  /** @param {string} file @param {string} place */
  const isIn = (file, place) => file === place || file.startsWith(`${place}/`);
  const groupFiles = files.filter((file) => isIn(file, groups));
  const onTheirOwn = files.filter((file) => alone.some((place) => isIn(file, place)));
  const shared = files.filter((file) => !groupFiles.includes(file) && !onTheirOwn.includes(file));
  return {
    ...config,
    testMatch: [...groupFiles, ...onTheirOwn].map((file) => `<rootDir>/${file}`),
    globals: {
      // Dealt out one by one: the slow ones of a folder come into different groups.
      testGroups: groupFiles.map((_, group) =>
        shared
          .filter((_file, i) => i % groupFiles.length === group)
          .map((file) => path.join(root, file)),
      ),
    },
  };
}
