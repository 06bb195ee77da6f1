import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Returns the TypeScript files of a folder of the repository, with their paths and contents. */
export const sourcesOf = (folder: string): readonly (readonly [file: string, source: string])[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);

/** Folders of the remotes and the shell. */
const appFolders = [...readdirSync(root).filter((folder) => folder.startsWith('mfe-')), 'shell'];

/** Returns the browser sources of remotes, shell and these packages, without tests. */
export const servedSources = (packages: readonly string[]) =>
  [...appFolders, ...packages.map((name) => `packages/${name}`)]
    .flatMap((folder) => sourcesOf(`${folder}/src`))
    .filter(([file]) => !/\.(test|spec)\.tsx?$/.test(file));

/** Returns the `.tsx` files of remotes, shell and connected packages, without tests. */
export const screenSources = () =>
  [...appFolders, 'packages/blocks', 'packages/kit']
    .flatMap((folder) => sourcesOf(`${folder}/src`))
    .filter(([file]) => file.endsWith('.tsx') && !/\.test\.tsx$|styleguide/.test(file));
