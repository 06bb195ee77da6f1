import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');
const packages = [
  'shell',
  ...['ui', 'kit', 'blocks'].map((name) => `packages/${name}`),
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
];

/** Checks whether a file holds only interface texts. */
const isCatalogue = (file: string): boolean =>
  /(?:^messages|\.en|-messages|-texts|^en)\.ts$/.test(file);

/** Unclear or archaic phrases, and synonyms for terms of the glossary. */
const unwanted = [
  'a yes',
  'anew',
  'anybody',
  'became of',
  'becomes of',
  'by hand',
  'everybody',
  'goes on',
  'going on without',
  'lands here',
  'looks after',
  'meanwhile',
  'needs you',
  'seat',
  'seats',
  'somebody',
  'stand here',
  'stands here',
  'stands in the way',
  'taken back',
  'are two people',
  'whoever',
];
const pattern = new RegExp(`\\b(?:${unwanted.join('|')})\\b`, 'i');

/** Returns the values, not the keys: quoted texts of more than one word. */
const texts = (source: string): string[] =>
  source.split('\n').flatMap((line) => /'(?<text>[^']* [^']*)'/.exec(line)?.groups?.['text'] ?? []);

it.each(packages)('%s uses plain words', (name) => {
  const folder = join(root, name, 'src');
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCatalogue(entry.name))
    .flatMap((entry) =>
      texts(readFileSync(join(entry.parentPath, entry.name), 'utf8'))
        .filter((text) => pattern.test(text))
        .map((text) => `${entry.name}: ${text}`),
    );
  expect(found).toEqual([]);
});
