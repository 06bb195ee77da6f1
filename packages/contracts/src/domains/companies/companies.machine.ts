import { defineMachine } from '../../core/machine.ts';
import { companyStates } from './companies.schemas.ts';

/**
 * Company. A former client is read-only until reactivated; no new work can start for a blocked one.
 */
export const companyMachine = defineMachine({
  name: 'company',
  states: companyStates,
  initial: 'prospect',
  transitions: {
    activate: {
      from: ['prospect', 'on_hold', 'former', 'blocked'],
      to: 'active',
      permission: 'company.update',
    },
    hold: { from: ['prospect', 'active'], to: 'on_hold', permission: 'company.update' },
    block: {
      from: ['prospect', 'active', 'on_hold'],
      to: 'blocked',
      permission: 'company.update',
      requires: ['note'],
    },
    /** The cooperation has ended: refused while there are live jobs or contracts. */
    end: {
      from: ['prospect', 'active', 'on_hold', 'blocked'],
      to: 'former',
      permission: 'company.update',
    },
  },
});

export type CompanyAction = keyof typeof companyMachine.transitions;
export const companyStatusActions = Object.keys(companyMachine.transitions) as [
  CompanyAction,
  ...CompanyAction[],
];

/** Checks whether a client's state allows creating a job; opening it is checked later. */
export const takesNewJobs = (status: (typeof companyStates)[number]): boolean =>
  status !== 'blocked' && status !== 'former';
