import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeTextExtraction } from '../../text-extraction/extract-text.ts';
import { heldOut, tuned } from '../fixtures/all-fixtures.fixtures.ts';
import { mistakesIn } from './cv-scores.ts';
import { fixtureTable, scoreTable } from './cv-table.ts';
import { readFixture } from './read-fixture.ts';

/** Measures how well CVs are read, and rewrites the tables of `docs/cv-reading.md`. */
const read = await Promise.all([...heldOut, ...tuned].map(readFixture));
const file = join(import.meta.dirname, '../../../../docs/cv-reading.md');
const tables = { scores: scoreTable(read), fixtures: fixtureTable(read) };
let page = readFileSync(file, 'utf8');
for (const [name, table] of Object.entries(tables)) {
  const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  page = page.replace(place, (_, begin: string, end: string) => `${begin}\n${table}\n\n${end}`);
}
writeFileSync(file, page);
console.log(tables.scores);
for (const mistake of read.filter(({ fixture }) => !fixture.isHeldOut).flatMap(mistakesIn))
  console.log(mistake);
await closeTextExtraction();
