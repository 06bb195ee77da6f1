import { formerJobSchema, type FormerJob } from '@muster/contracts';
import { fixtureFor } from '@muster/kit/testing';
import { hintsFor } from './job-hints.ts';

const skill = (name: string): FormerJob['skillsRequired'][number] => ({
  skillId: name,
  name,
  minLevel: null,
  minYears: null,
  must: true,
});
const job = (changes: Partial<FormerJob>): FormerJob => ({
  ...fixtureFor(formerJobSchema),
  title: 'Go engineer',
  primaryRole: 'Backend',
  hoursPerWeek: 40,
  durationMonths: 6,
  daysToFill: null,
  billRate: null,
  skillsRequired: [],
  skillsNice: [],
  ...changes,
});
const asked = { title: '', primaryRole: null, skillsRequired: [], skillsNice: [] };

const former = [
  job({ daysToFill: 10, skillsRequired: [skill('Go'), skill('SQL')] }),
  job({ daysToFill: 30, skillsRequired: [skill('Go')], durationMonths: null }),
  job({ daysToFill: 20, skillsRequired: [skill('Go'), skill('Kafka'), skill('SQL')] }),
  job({ title: 'Data scientist', primaryRole: 'Data', daysToFill: 90 }),
];

it('uses jobs of the same kind, and names skills that the form does not name yet', () => {
  const hints = hintsFor(
    { ...asked, primaryRole: 'Backend', skillsRequired: [{ skillId: 'SQL' }] },
    former,
  );
  expect(hints).toMatchObject({ jobs: 3, daysToFill: 20, hoursPerWeek: 40, durationMonths: 6 });
  expect(hints?.skills.map(({ name }) => name)).toEqual(['Go', 'Kafka']);
});

it('uses words of the title until the kind is chosen, but not words that fit any job', () => {
  expect(hintsFor({ ...asked, title: 'Scientist (data)' }, former)?.daysToFill).toBe(90);
  expect(hintsFor({ ...asked, title: 'Senior engineer' }, former)).toBeNull();
  expect(hintsFor(asked, former)).toBeNull();
});
