import { defineMachine } from '../../core/machine.ts';
import { poolStates } from './pool-ref.schemas.ts';

/** An archived pool keeps its members and accepts no new ones until it is restored. */
export const poolMachine = defineMachine({
  name: 'pool',
  states: poolStates,
  initial: 'active',
  transitions: {
    archive: { from: ['active'], to: 'archived', permission: 'pool.manage' },
    restore: { from: ['archived'], to: 'active', permission: 'pool.manage' },
  },
});
export type PoolAction = keyof typeof poolMachine.transitions;
