import { candidateMachine } from '../domains/candidates/candidates.machine.ts';
import { taskMachine } from '../domains/tasks/tasks.machine.ts';
import { userMachine } from '../domains/users/users.machine.ts';
import { actionsFrom, canTransition, defineMachine } from './machine.ts';

const machines = [userMachine, candidateMachine, taskMachine];

describe('state machines', () => {
  it.each(machines.map((machine) => [machine.name, machine] as const))(
    'every state of %s is reachable',
    (_name, machine) => {
      const reached = new Set<string>([machine.initial]);
      const transitions = Object.values(machine.transitions) as {
        from: readonly string[];
        to: string | readonly string[];
      }[];
      for (let size = -1; size !== reached.size;) {
        size = reached.size;
        for (const { from, to } of transitions)
          if (from.some((state) => reached.has(state)))
            for (const state of typeof to === 'string' ? [to] : to) reached.add(state);
      }
      // A candidate starts as lead or new, depending on the known data; both are initial states.
      const elsewhere = ['lead', 'anonymised'];
      expect(machine.states.filter((s) => !reached.has(s) && !elsewhere.includes(s))).toEqual([]);
    },
  );

  it('refuse a transition into an unknown state when they are declared', () => {
    expect(() =>
      defineMachine({
        name: 'broken',
        states: ['a'],
        initial: 'a',
        transitions: { go: { from: ['a'], to: 'b' as 'a', permission: 'system' } },
      }),
    ).toThrow('broken.go: unknown state b');
  });

  it('offer only actions that leave the state and that the user may do', () => {
    expect(actionsFrom(taskMachine, 'open', () => true)).toEqual(['complete', 'snooze']);
    expect(actionsFrom(taskMachine, 'open', () => false)).toEqual([]);
    expect(actionsFrom(userMachine, 'active', () => true)).not.toContain('lock');
    expect(canTransition(taskMachine, 'done', 'complete')).toBe(false);
    expect(canTransition(taskMachine, 'done', 'toString' as never)).toBe(false);
  });
});
