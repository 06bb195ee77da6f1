import type { KnownSkill } from '../cv-engine.types.ts';
import type { ExperienceText, Suggestion } from '../experience-suggestions.types.ts';
import { suggestExperience } from './suggest-experience.ts';

const skills: KnownSkill[] = [
  { id: 'go', name: 'Go', aliases: ['Golang'] },
  { id: 'kafka', name: 'Kafka', aliases: [] },
];
const today = '2026-11-21';

const entry = (values: Partial<ExperienceText>): ExperienceText => ({
  id: 'one',
  company: 'Lotus Pay',
  title: 'Engineer',
  startMonth: '2020-01',
  endMonth: null,
  isCurrent: true,
  description: null,
  skillIds: [],
  ...values,
});
const suggest = (...entries: ExperienceText[]) => suggestExperience(entries, skills, today);
const after = (suggestions: Suggestion[]) =>
  suggestions.map(({ kind, after: text }) => [kind, text]);

it('puts the verb first, in the tense of the entry', () => {
  const description = '• Responsible for managing and training four people\n• Kept the books';
  const past = { endMonth: '2026-10', isCurrent: false };
  expect(after(suggest(entry({ description })))).toEqual([
    ['rewrite', '• Manage and train four people\n• Kept the books'],
  ]);
  expect(after(suggest(entry({ description, ...past })))).toEqual([
    ['rewrite', '• Managed and trained four people\n• Kept the books'],
  ]);
});

it('removes the first person and changes nothing else', () => {
  const [suggestion] = suggest(entry({ description: 'I built the ledger.\nI love trains.' }));
  expect(suggestion).toMatchObject({
    kind: 'rewrite',
    after: 'Built the ledger.\nI love trains.',
    isSafe: true,
  });
});

it.each(['Helped to build the ledger', 'Responsible for the ledger', 'We built the ledger'])(
  'leaves a text unchanged if it would have to invent something: %s',
  (description) => {
    expect(suggest(entry({ description }))).toEqual([]);
  },
);

it('turns a wall of text into bullets and keeps every word', () => {
  const description =
    'Built the reconciliation engine that compares every booking of the ledger with the bank, e.g. Deutsche Bank. ' +
    'Introduced reviews of designs before anybody wrote code, which halved the time to release. ' +
    'Cared for the rota and for the people on it during two difficult winters.';
  const [suggestion] = suggest(entry({ description }));
  expect(suggestion?.kind).toBe('bullet');
  expect(suggestion?.after.split('\n')).toHaveLength(3);
  const words = (text: string) => text.match(/\p{L}+/gu);
  expect(words(suggestion?.after ?? '')).toEqual(words(description));
});

it('links skills that are named, everyday words only in lists, and none twice', () => {
  const description =
    'Events with Kafka, Kafka everywhere. We go to market.\nTech stack: Go, Kafka';
  expect(suggest(entry({ description })).map(({ skillId }) => skillId)).toEqual(['kafka', 'go']);
  expect(suggest(entry({ description, skillIds: ['kafka', 'go'] }))).toEqual([]);
});

it('asks about gaps of more than six months, between entries and after the last', () => {
  const first = entry({ id: 'a', endMonth: '2020-06', isCurrent: false });
  const near = entry({ id: 'b', company: 'B', startMonth: '2021-01', endMonth: '2021-02' });
  const far = entry({ id: 'c', company: 'C', startMonth: '2021-10', endMonth: '2022-01' });
  const ended = { isCurrent: false };
  expect(after(suggest(first, { ...near, ...ended }, { ...far, ...ended }))).toEqual([
    ['gap_question', 'What happened from March 2021 to September 2021?'],
    ['gap_question', 'What happened since February 2022?'],
  ]);
  expect(suggest(first, entry({ id: 'd', company: 'D', startMonth: '2021-01' }))).toEqual([]);
});

it('recognises the same job twice, whatever the legal form of the company', () => {
  const twin = entry({ id: 'two', company: 'LOTUS PAY GmbH', startMonth: '2021-03' });
  expect(suggest(entry({}), twin)).toMatchObject([
    { kind: 'duplicate', experienceId: 'two', otherExperienceId: 'one', isSafe: false },
  ]);
  const later = { startMonth: '2024-01', title: 'Lead' };
  expect(suggest(entry({}), entry({ id: 'two', ...later }))).toEqual([]);
});
