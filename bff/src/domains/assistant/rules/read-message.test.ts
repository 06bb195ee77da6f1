import { jobDraftFields } from '@muster/contracts';
import { catalogue } from '../../../cv-engine/fixtures/catalogue.fixtures.ts';
import { choicesFor } from './questions.ts';
import { readMessage } from './read-message.ts';
import type { MessageReading } from './reading.ts';
import { utterances } from './utterances.fixtures.ts';

const today = '2026-11-25';
const task = { skills: catalogue, today, asking: null };

/** Converts findings to the format of the evaluation set. */
function summary({ findings, vague }: MessageReading): Record<string, unknown> {
  const said: Record<string, unknown> = {};
  for (const { field, value } of findings) {
    const key = field in said ? `${field}#2` : field;
    said[key] =
      field === 'skills' || field === 'niceSkills' ? value.map(({ name }) => name) : value;
  }
  for (const { field } of vague) said[`?${field}`] = true;
  return said;
}
const sorted = (said: object) => JSON.stringify(Object.entries(said).toSorted());

it('understands what people write about a job', () => {
  const wrong = utterances.flatMap(({ text, asking = null, says }) => {
    const said = summary(readMessage({ ...task, text, asking }));
    const [want, got] = [sorted(says), sorted(said)];
    return want === got ? [] : [`${text}\n  want ${want}\n  read ${got}`];
  });
  const score = `${utterances.length - wrong.length} of ${utterances.length}`;
  process.stdout.write(`Messages understood whole: ${score}\n`);
  expect(utterances.length).toBeGreaterThanOrEqual(30);
  expect(wrong).toEqual([]);
});

it('points to the words of each finding', () => {
  const places = utterances.flatMap(({ text, asking = null }) =>
    readMessage({ ...task, text, asking }).findings.map(({ from, to }) => text.slice(from, to)),
  );
  expect(places.length).toBeGreaterThan(utterances.length);
  expect(places.filter((words) => words.trim() === '')).toEqual([]);
});

it('marks only the date if other words follow it', () => {
  const text = 'Two designers from February, 15 to 20 USD per hour';
  const { findings } = readMessage({ ...task, text });
  const start = findings.find(({ field }) => field === 'start');
  expect(text.slice(start?.from, start?.to)).toBe('February');
});

it('understands every answer that it offers', () => {
  const offered = [
    ...jobDraftFields.flatMap((field) =>
      choicesFor(field, today).map((text) => ({ field, text, asking: field })),
    ),
    ...utterances.flatMap(({ text, asking = null }) =>
      readMessage({ ...task, text, asking }).vague.flatMap(({ field, choices }) =>
        choices.map((choice) => ({ field, text: choice, asking: field })),
      ),
    ),
  ];
  const lost = offered.filter(
    ({ field, text, asking }) =>
      !readMessage({ ...task, text, asking }).findings.some((one) => one.field === field),
  );
  expect(lost).toEqual([]);
});
