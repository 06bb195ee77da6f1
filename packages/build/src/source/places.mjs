import path from 'node:path';

/** The folder that our packages lie in: `packages`, or `node_modules/@muster` of another repository. */
export const packagesDir = path.resolve(import.meta.dirname, '../../..');

/** Of the repository that is built in: it has the lock file, and what is installed. */
export const root =
  path.basename(packagesDir) === '@muster'
    ? path.resolve(packagesDir, '../..')
    : path.resolve(packagesDir, '..');

/** Whether a file is a remote's own: what is installed may lie within its folder. @param {string} dir @param {string} file */
export const isOwn = (dir, file) =>
  file.startsWith(dir + path.sep) && !path.relative(dir, file).includes('node_modules');

/** The folder of the shell, and its name among the releases. */
export const shellName = 'shell';
