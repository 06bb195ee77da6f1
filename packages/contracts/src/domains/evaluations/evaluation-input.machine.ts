import { defineMachine } from '../../core/machine.ts';

/** A request to a client's supervisor for their view on a contractor, sent as a link. */
export const evaluationInputMachine = defineMachine({
  name: 'evaluation_input',
  states: ['asked', 'answered', 'withdrawn'],
  initial: 'asked',
  transitions: {
    answer: { from: ['asked'], to: 'answered', permission: 'public' },
    withdraw: { from: ['asked'], to: 'withdrawn', permission: 'evaluation.write' },
  },
});
export type EvaluationInputState = (typeof evaluationInputMachine.states)[number];
