import { defineMachine } from '../../core/machine.ts';
import { companyStates } from './companies.schemas.ts';

/**
 * Company. A former client is read only until it is taken up again; for a blocked one no new
 * work begins.
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
    /** Work together is over: refused while jobs or contracts run. */
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

/** Whether a job may be begun for a client of this state; whether it may be opened is asked later. */
export const takesNewJobs = (status: (typeof companyStates)[number]): boolean =>
  status !== 'blocked' && status !== 'former';
