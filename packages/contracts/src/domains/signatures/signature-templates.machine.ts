import { defineMachine } from '../../core/machine.ts';

/** A template: written, then in use, then no longer offered. */
export const signatureTemplateMachine = defineMachine({
  name: 'signature_template',
  states: ['draft', 'active', 'retired'],
  initial: 'draft',
  transitions: {
    activate: {
      from: ['draft', 'retired'],
      to: 'active',
      permission: 'signatureTemplate.manage',
    },
    retire: { from: ['active'], to: 'retired', permission: 'signatureTemplate.manage' },
  },
});
export const signatureTemplateStates = signatureTemplateMachine.states;
export type SignatureTemplateState = (typeof signatureTemplateStates)[number];
export type SignatureTemplateAction = keyof typeof signatureTemplateMachine.transitions;
