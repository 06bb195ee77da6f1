import { defineMachine } from '../../core/machine.ts';

/**
 * A skill of the catalogue. It is never deleted: a retired skill stays on its records but is no
 * longer offered; a merged one is replaced by the other everywhere.
 */
export const skillMachine = defineMachine({
  name: 'skill',
  states: ['active', 'proposed', 'merged', 'retired'],
  initial: 'active',
  transitions: {
    approve: { from: ['proposed'], to: 'active', permission: 'skill.manage' },
    retire: { from: ['active', 'proposed'], to: 'retired', permission: 'skill.manage' },
    revive: { from: ['retired'], to: 'active', permission: 'skill.manage' },
    merge: {
      from: ['active', 'proposed', 'retired'],
      to: 'merged',
      permission: 'skill.manage',
      requires: ['intoId'],
    },
    unmerge: { from: ['merged'], to: 'previous', permission: 'skill.manage' },
  },
});
export const skillStates = skillMachine.states;
export type SkillAction = keyof typeof skillMachine.transitions;
