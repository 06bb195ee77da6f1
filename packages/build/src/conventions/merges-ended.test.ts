import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const made = new Set(['node_modules', 'dist', '.git', 'test-results']);
const text = /\.(?:[cm]?[jt]sx?|css|json|md|html|ya?ml)$/;

/** Such a mark compiles within a comment. */
const mark = /^(?:<{7}|>{7}) \S/m;

function textsBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : textsBelow(file);
    return text.test(entry.name) ? [file] : [];
  });
}

test('no file holds conflict markers of an unfinished merge', () => {
  const files = textsBelow('.');
  expect(files.length).toBeGreaterThan(1_000);
  const marked = files.filter((file) => mark.test(readFileSync(path.join(root, file), 'utf8')));
  expect(marked).toEqual([]);
});
