import { defineMachine } from '../../core/machine.ts';

/** A screening form and the link that opens it for its candidate. */
export const screeningFormMachine = defineMachine({
  name: 'screening_form',
  states: ['draft', 'sent', 'opened', 'in_progress', 'submitted', 'disabled', 'expired'],
  initial: 'draft',
  transitions: {
    send: { from: ['draft'], to: 'sent', permission: 'screening.send' },
    open: { from: ['sent'], to: 'opened', permission: 'public' },
    save_answer: { from: ['opened', 'in_progress'], to: 'in_progress', permission: 'public' },
    submit: { from: ['opened', 'in_progress'], to: 'submitted', permission: 'public' },
    disable_link: {
      from: ['sent', 'opened', 'in_progress'],
      to: 'disabled',
      permission: 'screening.send',
    },
    enable: { from: ['disabled'], to: 'sent', permission: 'screening.send' },
    expire: { from: ['sent', 'opened', 'in_progress'], to: 'expired', permission: 'system' },
    extend: { from: ['expired'], to: 'sent', permission: 'screening.send' },
  },
});
export type ScreeningFormState = (typeof screeningFormMachine.states)[number];
export type ScreeningFormMachineAction = keyof typeof screeningFormMachine.transitions;

/** The candidate may still answer. */
export const openScreeningStates = [
  'sent',
  'opened',
  'in_progress',
] as const satisfies readonly ScreeningFormState[];

/** Staff actions on a form: the transitions of its state, and those that do not change it. */
export const screeningFormActions = [
  'edit',
  'delete',
  'send',
  'remind',
  'copy_link',
  'disable_link',
  'enable',
  'extend',
  'review',
  'request_more',
] as const;
export type ScreeningFormAction = (typeof screeningFormActions)[number];
