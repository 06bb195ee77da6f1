import { defineMachine } from '../../core/machine.ts';
import { livePlacementStates, placementStates } from '../jobs/jobs.schemas.ts';

/**
 * Placement. Changing rates, end or supervisor does not change the state. A rehire creates a new
 * placement.
 */
export const placementMachine = defineMachine({
  name: 'placement',
  states: placementStates,
  initial: 'pending_start',
  transitions: {
    start: { from: ['pending_start'], to: 'active', permission: 'placement.manage' },
    change_start: {
      from: ['pending_start'],
      to: 'pending_start',
      permission: 'placement.manage',
      requires: ['startDate'],
    },
    cancel: {
      from: ['pending_start'],
      to: 'cancelled',
      permission: 'placement.terminate',
      requires: ['reason'],
    },
    pause: { from: ['active'], to: 'paused', permission: 'placement.manage' },
    resume: { from: ['paused'], to: 'active', permission: 'placement.manage' },
    extend: {
      from: ['active', 'paused'],
      to: ['active', 'paused'],
      permission: 'placement.manage',
      requires: ['plannedEndDate'],
    },
    change_rate: {
      from: ['active', 'paused'],
      to: ['active', 'paused'],
      permission: 'placement.changeRate',
      requires: ['rates', 'reason'],
    },
    /** Before the first day as well: a start requires a supervisor. */
    change_supervisor: {
      from: ['pending_start', 'active', 'paused', 'ending'],
      to: ['pending_start', 'active', 'paused', 'ending'],
      permission: 'placement.manage',
      requires: ['supervisor'],
    },
    give_notice: {
      from: ['active', 'paused'],
      to: 'ending',
      permission: 'placement.manage',
      requires: ['endDate'],
    },
    withdraw_notice: { from: ['ending'], to: 'active', permission: 'placement.manage' },
    end: { from: ['ending', 'active'], to: 'ended', permission: 'placement.manage' },
    terminate: {
      from: ['active', 'paused', 'ending'],
      to: 'terminated',
      permission: 'placement.terminate',
      requires: ['reason'],
    },
    rehire: {
      from: ['ended', 'terminated'],
      to: ['ended', 'terminated'],
      permission: 'placement.manage',
    },
  },
});

export type PlacementState = (typeof placementMachine.states)[number];
export type PlacementAction = keyof typeof placementMachine.transitions;

const live: ReadonlySet<string> = new Set(livePlacementStates);

/** Checks whether the contract is live, which makes its candidate a contractor. */
export const isLivePlacement = (state: PlacementState): boolean => live.has(state);

/** Checks whether the work is upcoming or ongoing, so that its terms can be changed. */
export const isCurrentPlacement = (state: PlacementState): boolean =>
  state === 'pending_start' || isLivePlacement(state);
