import type { PermissionName } from './permissions.ts';

/** Name of a guard that the service must check before the transition; documentation for the UI. */
export interface Transition<S extends string> {
  from: readonly S[];
  /**
   * A state, `previous` (the state before it was put aside), or several that the service chooses
   * from.
   */
  to: S | 'previous' | readonly S[];
  /** Required permission; `system` actions are run by jobs and appear in no `allowedActions`. */
  permission: PermissionName | 'system' | 'public';
  /** Input required by the action: `note`, `reason`, … */
  requires?: readonly string[];
}

export interface Machine<S extends string = string, A extends string = string> {
  name: string;
  states: readonly S[];
  initial: S;
  transitions: Readonly<Record<A, Transition<S>>>;
}

/** Declares a state machine and checks at load time that every transition uses known states. */
export function defineMachine<const S extends string, A extends string>(
  machine: Machine<S, A>,
): Machine<S, A> {
  const known = new Set<string>([...machine.states, 'previous']);
  for (const [action, transition] of Object.entries<Transition<S>>(machine.transitions)) {
    const targets = typeof transition.to === 'string' ? [transition.to] : transition.to;
    for (const state of [...transition.from, ...targets])
      if (!known.has(state)) throw new Error(`${machine.name}.${action}: unknown state ${state}`);
  }
  return Object.freeze(machine);
}

/** Checks whether `action` may leave `state`; fails closed for unknown actions. */
export function canTransition<S extends string, A extends string>(
  machine: Machine<S, A>,
  state: S,
  action: A,
): boolean {
  return (
    Object.hasOwn(machine.transitions, action) && machine.transitions[action].from.includes(state)
  );
}

/** Returns the source states and the target state of an action with a single target. */
export function stepOf<S extends string, A extends string>(
  machine: Machine<S, A>,
  action: A,
): { from: S[]; to: S } {
  const { from, to } = machine.transitions[action];
  if (typeof to !== 'string' || to === 'previous')
    throw new Error(`${machine.name}.${action} leads to no single state`);
  return { from: [...from], to };
}

/** Returns the actions that leave `state` and that `may` allows, in the machine's order. */
export function actionsFrom<S extends string, A extends string>(
  machine: Machine<S, A>,
  state: S,
  may: (permission: Transition<S>['permission']) => boolean,
): A[] {
  return (Object.entries(machine.transitions) as [A, Transition<S>][])
    .filter(([, t]) => t.from.includes(state) && t.permission !== 'system' && may(t.permission))
    .map(([action]) => action);
}
