import { defineMachine } from '../../core/machine.ts';

/**
 * Candidate status. Changes by candidates to their own status have a separate endpoint and
 * permission (`candidate.snoozeOwn`).
 */
export const candidateMachine = defineMachine({
  name: 'candidate',
  states: [
    'lead',
    'new',
    'active',
    'placed',
    'unavailable',
    'rejected',
    'do_not_contact',
    'archived',
    'anonymised',
  ],
  initial: 'new',
  transitions: {
    engage: { from: ['lead'], to: 'new', permission: 'candidate.engage' },
    activate: {
      from: ['new', 'unavailable', 'rejected', 'archived'],
      to: 'active',
      permission: 'candidate.activate',
    },
    placement_starts: {
      from: ['lead', 'new', 'active', 'unavailable', 'rejected', 'archived'],
      to: 'placed',
      permission: 'system',
    },
    placement_ends: { from: ['placed'], to: 'active', permission: 'system' },
    snooze: {
      from: ['active', 'new', 'placed'],
      to: 'unavailable',
      permission: 'candidate.snooze',
      requires: ['until'],
    },
    wake: { from: ['unavailable'], to: ['active', 'placed'], permission: 'candidate.snooze' },
    reject: {
      from: ['lead', 'new', 'active', 'unavailable'],
      to: 'rejected',
      permission: 'candidate.reject',
      requires: ['reason'],
    },
    restore: {
      from: ['rejected'],
      to: 'active',
      permission: 'candidate.reject',
      requires: ['note'],
    },
    do_not_contact: {
      from: ['lead', 'new', 'active', 'unavailable', 'rejected', 'archived'],
      to: 'do_not_contact',
      permission: 'candidate.doNotContact',
      requires: ['note'],
    },
    lift: {
      from: ['do_not_contact'],
      to: 'active',
      permission: 'candidate.liftDoNotContact',
    },
    archive: {
      from: ['lead', 'new', 'active', 'rejected', 'unavailable'],
      to: 'archived',
      permission: 'candidate.archive',
    },
    anonymise: {
      from: ['lead', 'new', 'active', 'unavailable', 'rejected', 'do_not_contact', 'archived'],
      to: 'anonymised',
      permission: 'candidate.anonymise',
    },
  },
});

export const candidateStates = candidateMachine.states;
export type CandidateState = (typeof candidateStates)[number];
export type CandidateMachineAction = keyof typeof candidateMachine.transitions;

/** Checks whether the agency plans nothing more with a candidate: no interviews, no applications. */
export const candidateHasLeft = (status: CandidateState): boolean =>
  status === 'rejected' ||
  status === 'archived' ||
  status === 'do_not_contact' ||
  status === 'anonymised';

/** Staff actions on the record itself. */
export const candidateStatusActions = [
  'engage',
  'activate',
  'wake',
  'snooze',
  'restore',
  'lift',
  'archive',
  'reject',
  'do_not_contact',
] as const satisfies readonly CandidateMachineAction[];
export type CandidateStatusAction = (typeof candidateStatusActions)[number];
