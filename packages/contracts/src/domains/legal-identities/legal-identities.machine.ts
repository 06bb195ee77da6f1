import { defineMachine } from '../../core/machine.ts';

/**
 * One version of the person or company that signs and is paid. Changing a verified version creates
 * a new one for review; the verified one stays valid until then.
 */
export const legalIdentityMachine = defineMachine({
  name: 'legal_identity',
  states: ['draft', 'submitted', 'verified', 'rejected', 'superseded'],
  initial: 'draft',
  transitions: {
    submit: {
      from: ['draft', 'rejected'],
      to: 'submitted',
      permission: 'legalIdentity.updateOwn',
    },
    verify: { from: ['submitted'], to: 'verified', permission: 'legalIdentity.verify' },
    reject: {
      from: ['submitted'],
      to: 'rejected',
      permission: 'legalIdentity.verify',
      requires: ['note'],
    },
    supersede: { from: ['verified'], to: 'superseded', permission: 'system' },
  },
});
export const legalIdentityStates = legalIdentityMachine.states;
export type LegalIdentityState = (typeof legalIdentityStates)[number];
export type LegalIdentityMachineAction = keyof typeof legalIdentityMachine.transitions;

/** Users' actions on a version; a newer one supersedes it automatically. */
export const legalIdentityActions = ['edit', 'submit', 'verify', 'reject'] as const;
export type LegalIdentityAction = (typeof legalIdentityActions)[number];
