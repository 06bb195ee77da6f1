import { scoredFields, scoresOf, type Score } from './cv-scores.ts';
import type { ReadFixture } from './read-fixture.ts';

/** If nothing was expected or proposed, nothing was missed or wrong. */
export const precision = ({ proposed, right }: Score): number =>
  proposed === 0 ? 1 : right / proposed;
export const recall = ({ expected, right }: Score): number =>
  expected === 0 ? 1 : right / expected;

/**
 * Returns a Markdown table of precision and recall by field, over all CVs and over the held-out
 * ones.
 */
export function scoreTable(read: readonly ReadFixture[]): string {
  const all = scoresOf(read);
  const held = scoresOf(read.filter(({ fixture }) => fixture.isHeldOut));
  const rows = scoredFields.map((field) =>
    [
      field,
      ...[all[field], held[field]].flatMap((score) => [
        String(score.expected),
        precision(score).toFixed(2),
        recall(score).toFixed(2),
      ]),
    ].join(' | '),
  );
  return [
    '| field | in all CVs | precision | recall | in those held out | precision | recall |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

export const fixtureTable = (read: readonly ReadFixture[]): string =>
  [
    '| CV | layout | held out | pages | lines |',
    '| --- | --- | --- | --: | --: |',
    ...read.map(({ fixture: { name, about, isHeldOut }, document: { pages, lines } }) =>
      // A vertical bar in the text would start another cell.
      [
        `| ${name}`,
        about.replaceAll('|', '\\|'),
        isHeldOut ? 'yes' : '',
        pages.length,
        `${lines.length} |`,
      ].join(' | '),
    ),
  ].join('\n');
