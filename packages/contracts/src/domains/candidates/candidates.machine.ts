import { defineMachine } from '../../core/machine.ts';

/**
 * Candidate status (2.2, with decision 14). Actions whose screens are not built yet are not
 * offered in `allowedActions`; the machine is whole so that the states mean one thing.
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
