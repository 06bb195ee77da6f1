import type { Proposal, ProposalKind, ProposalOf } from '../cv-engine.types.ts';
import { catalogue } from '../fixtures/catalogue.fixtures.ts';
import type { ExpectedFacts } from '../fixtures/cv-fixture.fixtures.ts';
import { fold } from '../lines/fold.ts';
import type { ReadFixture } from './read-fixture.ts';

export const scoredFields = [
  'name',
  'given name',
  'middle name',
  'family name',
  'email',
  'phone',
  'company',
  'title',
  'period',
  'school',
  'skill',
] as const;
export type ScoredField = (typeof scoredFields)[number];

export interface Score {
  expected: number;
  proposed: number;
  right: number;
}
export type Scores = Record<ScoredField, Score>;

type Facts = Record<ScoredField, string[]>;

/** Counts the facts of CVs, the proposals, and their matches. */
export function scoresOf(read: readonly ReadFixture[]): Scores {
  const entries = scoredFields.map((field) => {
    const total: Score = { expected: 0, proposed: 0, right: 0 };
    for (const { fixture, proposals } of read) {
      const said = factsOf(fixture.expected)[field];
      const proposed = proposedFacts(proposals)[field];
      total.expected += said.length;
      total.proposed += proposed.length;
      total.right += said.length - missing(said, proposed).length;
    }
    return [field, total] as const;
  });
  return Object.fromEntries(entries) as Scores;
}

/** Lists the facts that were not proposed, and the proposals that the CV does not contain. */
export function mistakesIn({ fixture, proposals }: ReadFixture): string[] {
  return scoredFields.flatMap((field) => {
    const said = factsOf(fixture.expected)[field];
    const proposed = proposedFacts(proposals)[field];
    return [
      ...missing(said, proposed).map((fact) => `${fixture.name}: ${field} missed: ${fact}`),
      ...missing(proposed, said).map((fact) => `${fixture.name}: ${field} wrong: ${fact}`),
    ];
  });
}

/** Returns the `facts` that are not among `others`, respecting how often each occurs. */
function missing(facts: readonly string[], others: readonly string[]): string[] {
  const left = others.map(plain);
  return facts.filter((fact) => {
    const at = left.indexOf(plain(fact));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const plain = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\d+#@.]+/gu, ' ')
    .trim();

const factsOf = (expected: ExpectedFacts): Facts => ({
  name: expected.name
    ? [expected.name.filter(Boolean).join(' ').split(' ').toSorted().join(' ')]
    : [],
  'given name': expected.name ? [expected.name[0]] : [],
  'middle name': expected.name?.[1] ? [expected.name[1]] : [],
  'family name': expected.name?.[2] ? [expected.name[2]] : [],
  email: expected.emails,
  phone: expected.phones,
  title: expected.jobs.map(([title]) => title),
  company: expected.jobs.map(([, company]) => company),
  period: expected.jobs.map(([, , start, end]) => `${start} ${end}`),
  school: expected.schools,
  skill: expected.skills,
});

function proposedFacts(proposals: readonly Proposal[]): Facts {
  const of = <Kind extends ProposalKind>(kind: Kind) =>
    proposals.filter((proposal): proposal is ProposalOf<Kind> & Proposal => proposal.kind === kind);
  const names = of('name').map(({ fields }) => fields);
  const contacts = of('contact');
  const jobs = of('experience').map(({ fields }) => fields);
  return {
    // All words in any order; the three name fields score the division.
    name: names.map(({ firstName, middleName, lastName }) =>
      [firstName, middleName, lastName].filter(Boolean).join(' ').split(' ').toSorted().join(' '),
    ),
    'given name': names.map(({ firstName }) => firstName),
    'middle name': names.flatMap(({ middleName }) => middleName ?? []),
    'family name': names.flatMap(({ lastName }) => lastName || []),
    email: contacts.flatMap(({ fields }) => (fields.kind === 'email' ? fields.value : [])),
    phone: contacts.flatMap(({ fields }) => (fields.kind === 'phone' ? fields.value : [])),
    title: jobs.flatMap(({ title }) => title ?? []),
    company: jobs.flatMap(({ company }) => company ?? []),
    period: jobs.map(
      ({ startMonth, endMonth, isCurrent }) => `${startMonth} ${isCurrent ? 'now' : endMonth}`,
    ),
    school: of('education').flatMap(({ fields }) => fields.school ?? []),
    // A skill outside the catalogue is a suggestion for the catalogue, not a fact.
    skill: of('skill').flatMap(({ fields }) =>
      catalogue.some(({ id }) => id === fields.skillId) ? fields.name : [],
    ),
  };
}
