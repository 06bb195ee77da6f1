import { defineMachine } from '../../core/machine.ts';

/** The short survey at the end of a placement, for one side of it. */
export const exitSurveyMachine = defineMachine({
  name: 'exit_survey',
  states: ['asked', 'answered', 'expired'],
  initial: 'asked',
  transitions: {
    answer: { from: ['asked'], to: 'answered', permission: 'public' },
    expire: { from: ['asked'], to: 'expired', permission: 'system' },
  },
});
export const exitSurveyStates = exitSurveyMachine.states;
export type ExitSurveyState = (typeof exitSurveyStates)[number];
export type ExitSurveyAction = keyof typeof exitSurveyMachine.transitions;
