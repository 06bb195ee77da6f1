import { defineMachine } from '../../core/machine.ts';

/**
 * A vetter's suggestion, accepted or declined by users who add candidates to the job. Adding the
 * candidate in another way accepts it as well.
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
