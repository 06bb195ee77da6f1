import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The TypeScript files of a folder of the repository, by their path in it, with what they say. */
export const sourcesOf = (folder: string): readonly (readonly [file: string, source: string])[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
