import { defineMachine } from '../../core/machine.ts';

/**
 * What becomes of a vetter's suggestion: whoever adds people to the job takes it up or not. It is
 * also taken up when the person comes onto the job in another way.
 */
export const suggestionMachine = defineMachine({
  name: 'suggestion',
  states: ['open', 'accepted', 'declined', 'withdrawn'],
  initial: 'open',
  transitions: {
    accept: { from: ['open'], to: 'accepted', permission: 'application.add' },
    decline: { from: ['open'], to: 'declined', permission: 'application.add' },
    withdraw: { from: ['open'], to: 'withdrawn', permission: 'application.suggest' },
  },
});
export type SuggestionState = (typeof suggestionMachine.states)[number];
export type SuggestionAction = keyof typeof suggestionMachine.transitions;
export const suggestionActions = [
  'accept',
  'decline',
  'withdraw',
] as const satisfies readonly SuggestionAction[];
