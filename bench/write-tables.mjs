import { readFileSync, writeFileSync } from 'node:fs';
import { machine } from './machine.mjs';
import { markdownOf } from './markdown.mjs';

/**
 * Writes the tables of each bench between its marks in the document, `<!-- NAME:STATE -->` and
 * `<!-- /NAME:STATE -->`; the text around them is manual.
 * @param {string} file
 * @param {string} state `now`, or a name for a state to compare with, such as `before`
 * @param {{ name: string, tables: import('./report.mjs').Report[] }[]} results
 */
export function writeTables(file, state, results) {
  let text = readFileSync(file, 'utf8');
  for (const { name, tables } of results) {
    const [open, close] = [`<!-- ${name}:${state} -->`, `<!-- /${name}:${state} -->`];
    const [from, to] = [text.indexOf(open), text.indexOf(close)];
    if (from < 0 || to < from) {
      console.error(`${file} has no place for ${name}: it needs ${open} and ${close}`);
      continue;
    }
    const body = [machine(), ...tables.map(markdownOf)].join('\n\n');
    text = `${text.slice(0, from + open.length)}\n\n${body}\n\n${text.slice(to)}`;
  }
  writeFileSync(file, text);
}
