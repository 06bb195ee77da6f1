import { matchWeights, sharedWorkingHours } from '@muster/contracts';
import type { JobNeeds, PersonFacts } from './match-facts.ts';
import { scoreMatch } from './score-match.ts';

const now = new Date('2026-03-04T12:00:00Z');
const react = 'react';
const aws = 'aws';

const known = {
  skillId: react,
  level: 3,
  years: 6,
  isVerified: false,
  verifiedAt: null,
  confirmedAt: null,
};
const person: PersonFacts = {
  skills: [{ ...known, evidence: 0 }],
  seniority: 'senior',
  english: 'C1',
  rate: { amountMinor: 4500, currency: 'USD' },
  timeZone: 'America/Sao_Paulo',
  country: 'BR',
  relocationCountries: [],
  openTo: ['full_time_contract'],
  availableFrom: '2026-03-20',
  vettingFreshness: 1,
  available: true,
};
const job: JobNeeds = {
  required: [{ skillId: react, minLevel: 3, minYears: 4, must: true }],
  nice: [],
  seniority: 'senior',
  englishMin: 'B2',
  payMax: { amountMinor: 5000, currency: 'USD' },
  locationPolicy: 'anywhere',
  countries: [],
  timeZoneBase: 'America/New_York',
  overlapHours: 4,
  engagement: 'full_time_contract',
  startDate: '2026-04-01',
};
const nobodyMinds = { excluded: false, refused: false };

function score(
  of: { person?: Partial<PersonFacts>; job?: Partial<JobNeeds> } = {},
  { withRate = true, standing = nobodyMinds } = {},
) {
  return scoreMatch({ ...person, ...of.person }, { ...job, ...of.job }, standing, {
    now,
    withRate,
  });
}
const pointsOf = (match: ReturnType<typeof score>, part: keyof typeof matchWeights) =>
  match.parts.find((one) => one.part === part)?.points;

it('has weights that add up to a hundred, and gives a hundred to a candidate who lacks nothing', () => {
  expect(Object.values(matchWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  expect(score()).toMatchObject({ score: 100, blocks: [], changes: [] });
});

it('measures level and years of each skill, and believes a vetter more', () => {
  const both = {
    required: [
      { skillId: react, minLevel: 4, minYears: 12, must: true },
      { skillId: aws, minLevel: null, minYears: null, must: true },
    ],
  };
  const own = score({ job: both });
  // React: (3/4 + 6/12) / 2 = 0.625; AWS: none; half of 40 each.
  expect(pointsOf(own, 'required_skills')).toBe(12.5);
  expect(own.changes).toEqual([{ kind: 'must_skill', by: null, to: aws, currency: null }]);
  const verified = score({
    job: both,
    person: { skills: [{ ...known, evidence: 1 }] },
  });
  expect(pointsOf(verified, 'required_skills')).toBe(15.6);
});

it.each([
  [{ amountMinor: 5000, currency: 'USD' as const }, 10, []],
  [{ amountMinor: 5500, currency: 'USD' as const }, 5, [-500]],
  [{ amountMinor: 6000, currency: 'USD' as const }, 0, [-1000]],
  // Currencies are never compared with each other.
  [{ amountMinor: 9000, currency: 'EUR' as const }, 5, []],
  [null, 5, []],
])('a rate of %j scores %d points', (rate, points, changes) => {
  const match = score({ person: { rate } });
  expect(pointsOf(match, 'rate')).toBe(points);
  expect(match.changes.filter(({ kind }) => kind === 'rate').map(({ by }) => by)).toEqual(changes);
});

it('scales seven parts to a hundred for readers who may not know rates', () => {
  const dear = { person: { rate: { amountMinor: 9000, currency: 'USD' as const } } };
  const match = score(dear, { withRate: false });
  expect(match.score).toBe(100);
  expect(JSON.stringify(match)).not.toMatch(/rate|USD|9000|5000/);
  expect(score(dear).score).toBe(90);
});

it('names the smallest change for each requirement that is not met', () => {
  const match = score({
    person: { english: 'B1', timeZone: 'Asia/Manila', availableFrom: '2026-05-01' },
  });
  expect(match.changes).toEqual([
    { kind: 'english', by: null, to: 'B2', currency: null },
    { kind: 'zone', by: 4, to: null, currency: null },
    { kind: 'availability', by: null, to: '2026-04-01', currency: null },
  ]);
  expect(pointsOf(match, 'english')).toBe(5);
  expect(pointsOf(match, 'zone')).toBe(0);
  expect(pointsOf(match, 'availability')).toBe(2.5);
});

it.each([
  ['an exclusion', {}, { standing: { excluded: true, refused: false } }, 'excluded'],
  ['a refusal', {}, { standing: { excluded: false, refused: true } }, 'no_consent'],
  ['the state of the record', { person: { available: false } }, {}, 'not_available'],
  ['another engagement', { person: { openTo: ['permanent' as const] } }, {}, 'not_open_to'],
  [
    'another country',
    { job: { locationPolicy: 'countries' as const, countries: ['PT'] } },
    {},
    'country',
  ],
])('blocks for %s, whatever the score', (_what, of, options, block) => {
  const match = score(of, options);
  expect(match.blocks).toEqual([block]);
  expect(match.changes.map(({ kind }) => kind)).toContain(block);
});

it.each([
  [['permanent'], 'full_time_contract,on_site'],
  [['full_time_contract'], 'on_site'],
  [['permanent', 'hybrid'], 'full_time_contract'],
] as const)('work on the spot for someone open to %j: says what is missing', (openTo, to) => {
  const match = score({ job: { locationPolicy: 'on_site' }, person: { openTo: [...openTo] } });
  expect(match.blocks).toEqual(['not_open_to']);
  expect(match.changes).toEqual([{ kind: 'not_open_to', by: null, to, currency: null }]);
});

it('does not block candidates who would move there', () => {
  const there = { locationPolicy: 'on_site' as const, countries: ['PT'] };
  const openTo = ['full_time_contract', 'relocation'] as const;
  expect(score({ job: there, person: { openTo: [...openTo] } }).blocks).toEqual([]);
  expect(
    score({ job: there, person: { openTo: [...openTo], relocationCountries: ['DE'] } }).blocks,
  ).toEqual(['country']);
});

it.each([
  ['Europe/Lisbon', 'Europe/Lisbon', 8],
  ['America/Sao_Paulo', 'America/New_York', 6],
  ['Asia/Manila', 'America/New_York', 0],
  ['Pacific/Auckland', 'America/Lima', 2],
  ['Asia/Kolkata', 'Europe/London', 2.5],
])('%s and %s share %d hours of their day', (one, other, hours) => {
  expect(sharedWorkingHours(one, other, now.getTime())).toBe(hours);
});
