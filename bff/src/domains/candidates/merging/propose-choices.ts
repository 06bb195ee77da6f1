import {
  mergeFields,
  vettingStates,
  type CandidateState,
  type FieldChoices,
  type MergeField,
  type MergeFieldProposal,
  type MergeReason,
  type MergeSide,
} from '@muster/contracts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { partsFilled, saying, saysNothing } from './merge-fields.ts';

interface Pair {
  survivor: Candidate;
  duplicate: Candidate;
}

/** Proposes a side for each field, with the reason. */
export const proposeChoices = (pair: Pair): MergeFieldProposal[] =>
  mergeFields.map((field) => ({ field, ...proposalFor(field, pair) }));

/** Returns the proposals as choices. */
export const proposedChoices = (pair: Pair): FieldChoices =>
  Object.fromEntries(proposeChoices(pair).map(({ field, suggested }) => [field, suggested]));

/**
 * Facts that override the choice: a candidate with a live placement is placed, and do-not-contact
 * stays.
 */
export function bindingChoices(pair: Pair, choices: FieldChoices): FieldChoices {
  const standing = bindingStates.flatMap((state) => sideIn(pair, state) ?? [])[0];
  return standing ? { ...choices, standing } : choices;
}

const bindingStates = ['do_not_contact', 'placed'] as const satisfies readonly CandidateState[];

function sideIn({ survivor, duplicate }: Pair, state: CandidateState): MergeSide | null {
  if (survivor.status === state) return 'survivor';
  return duplicate.status === state ? 'duplicate' : null;
}

function proposalFor(field: MergeField, pair: Pair): Omit<MergeFieldProposal, 'field'> {
  const { survivor, duplicate } = pair;
  if (saying(survivor, field) === saying(duplicate, field))
    return { same: true, suggested: 'survivor', reason: 'kept' };
  const found = rules.flatMap(([reason, compare]) => {
    const difference = compare(field, duplicate) - compare(field, survivor);
    return difference === 0 ? [] : { reason, suggested: sideOf(difference) };
  })[0];
  return { same: false, ...(found ?? { suggested: 'survivor', reason: 'kept' }) };
}

const sideOf = (difference: number): MergeSide => (difference > 0 ? 'duplicate' : 'survivor');

type Weigh = (field: MergeField, candidate: Candidate) => number;

/** Reasons for a side, the strongest first; the first difference decides. */
const rules: readonly (readonly [MergeReason, Weigh])[] = [
  ['only', (field, candidate) => Number(!saysNothing(candidate, field))],
  ['login', (field, { userId }) => (field === 'email' ? Number(userId !== null) : 0)],
  ['further', (field, candidate) => progress[field]?.(candidate) ?? 0],
  ['complete', (field, candidate) => (field === 'place' ? partsFilled(candidate, field) : 0)],
  ['newer', (field, { confirmedAt }) => (staysUnlessChosen.has(field) ? 0 : +confirmedAt)],
];

/** Decisions of the agency about a record, which a later confirmation does not improve. */
const staysUnlessChosen: ReadonlySet<MergeField> = new Set<MergeField>([
  'owner',
  'source',
  'rating',
  'standing',
  'vetting',
]);

const standings: readonly CandidateState[] = [
  'archived',
  'rejected',
  'lead',
  'new',
  'unavailable',
  'active',
  'placed',
  'do_not_contact',
];

const progress: Partial<Record<MergeField, (candidate: Candidate) => number>> = {
  standing: ({ status }) => standings.indexOf(status),
  vetting: ({ vettingStatus }) =>
    vettingStatus === 'vetted' ? vettingStates.length : vettingStates.indexOf(vettingStatus),
};
