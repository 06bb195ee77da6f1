import { defineMachine } from '../../core/machine.ts';

/**
 * A skill of the catalogue. It is never deleted: retired, what has it keeps it and nobody new
 * is offered it; merged, everything that had it has the other one.
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
