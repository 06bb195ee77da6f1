import type { PermissionName } from './permissions.ts';

/** A guard's name that the service must check before the transition; documentation for the UI. */
export interface Transition<S extends string> {
  from: readonly S[];
  /** A state, `previous` (the state it was put aside from), or several that the service decides. */
  to: S | 'previous' | readonly S[];
  /** Who may; `system` actions are run by jobs and appear in no `allowedActions`. */
  permission: PermissionName | 'system' | 'public';
  /** Input that the action needs: `note`, `reason`, … */
  requires?: readonly string[];
}

export interface Machine<S extends string = string, A extends string = string> {
  name: string;
  states: readonly S[];
  initial: S;
  transitions: Readonly<Record<A, Transition<S>>>;
}

/** Declares a state machine and checks at load that every transition names known states. */
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

/** Whether `action` may leave `state`; fails closed for unknown actions. */
export function canTransition<S extends string, A extends string>(
  machine: Machine<S, A>,
  state: S,
  action: A,
): boolean {
  return (
    Object.hasOwn(machine.transitions, action) && machine.transitions[action].from.includes(state)
  );
}

/** From which states to which one an action leads that leads to a single state. */
export function stepOf<S extends string, A extends string>(
  machine: Machine<S, A>,
  action: A,
): { from: S[]; to: S } {
  const { from, to } = machine.transitions[action];
  if (typeof to !== 'string' || to === 'previous')
    throw new Error(`${machine.name}.${action} leads to no single state`);
  return { from: [...from], to };
}

/** The actions that leave `state` and that `may` allows, in the machine's order. */
export function actionsFrom<S extends string, A extends string>(
  machine: Machine<S, A>,
  state: S,
  may: (permission: Transition<S>['permission']) => boolean,
): A[] {
  return (Object.entries(machine.transitions) as [A, Transition<S>][])
    .filter(([, t]) => t.from.includes(state) && t.permission !== 'system' && may(t.permission))
    .map(([action]) => action);
}
