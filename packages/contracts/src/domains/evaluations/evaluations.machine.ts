import { defineMachine } from '../../core/machine.ts';

/**
 * An evaluation of a person in one cycle: an optional self review, the reviewer's rating, and
 * nothing visible to the person before it is shared.
 */
export const evaluationMachine = defineMachine({
  name: 'evaluation',
  states: [
    'scheduled',
    'self_review',
    'in_progress',
    'submitted',
    'shared',
    'acknowledged',
    'cancelled',
  ],
  initial: 'scheduled',
  transitions: {
    open_self_review: { from: ['scheduled'], to: 'self_review', permission: 'evaluation.write' },
    start: { from: ['scheduled'], to: 'in_progress', permission: 'evaluation.write' },
    submit_self: {
      from: ['self_review'],
      to: 'in_progress',
      permission: 'evaluation.answerOwn',
    },
    /** The deadline passed without the person submitting it. */
    skip_self_review: { from: ['self_review'], to: 'in_progress', permission: 'system' },
    /** Asks a contractor’s client; the review continues in the meantime. */
    ask_input: { from: ['in_progress'], to: 'in_progress', permission: 'evaluation.write' },
    submit: { from: ['in_progress'], to: 'submitted', permission: 'evaluation.write' },
    send_back: {
      from: ['submitted'],
      to: 'in_progress',
      permission: 'evaluation.manage',
      requires: ['note'],
    },
    share: { from: ['submitted'], to: 'shared', permission: 'evaluation.write' },
    acknowledge: {
      from: ['shared'],
      to: 'acknowledged',
      permission: 'evaluation.answerOwn',
      requires: ['comment'],
    },
    cancel: {
      from: ['scheduled', 'self_review', 'in_progress', 'submitted'],
      to: 'cancelled',
      permission: 'evaluation.manage',
      requires: ['reason'],
    },
    reopen: {
      from: ['acknowledged'],
      to: 'in_progress',
      permission: 'evaluation.reopen',
      requires: ['reason'],
    },
  },
});
export type EvaluationState = (typeof evaluationMachine.states)[number];
export type EvaluationMachineAction = keyof typeof evaluationMachine.transitions;

/** States in which the person evaluated may read it. */
export const sharedEvaluationStates = [
  'shared',
  'acknowledged',
] as const satisfies EvaluationState[];
/** States before it is shared. */
export const openEvaluationStates = [
  'scheduled',
  'self_review',
  'in_progress',
  'submitted',
] as const satisfies EvaluationState[];
