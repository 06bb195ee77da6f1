import { canTransition, type Machine } from '@muster/contracts';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import { AppError } from '../http/app-error.ts';
import type { RecordFields } from './record-fields.ts';
import { compareAndSet } from './record-version.ts';
import type { Tx } from './unit-of-work.ts';
import { versionConflict } from './versioned-update.ts';

/** `already`: the same user had done the same before, and nothing changed. */
export interface TransitionResult<T> {
  before: T;
  after: T;
  already: boolean;
}

/** Rules of every change of state, however its record is found. */
export interface StateChangeRules<T> {
  /** The version that the caller has seen; null if the caller need not know it. */
  version: number | null;
  /**
   * Whether the content equals the current state, if the same user did the same action last; true
   * by default.
   */
  isRepeat?: ((current: T) => boolean) | undefined;
  /** The author of the last action; defaults to the author of the last write. */
  doneBy?: ((current: T) => Types.ObjectId | null) | undefined;
  /** Further rules; throws an AppError to refuse. */
  guard?: ((current: T) => void | Promise<void>) | undefined;
}

interface StateChange<T> extends StateChangeRules<T> {
  /** The record's last action and its name in the audit log: `job.open`. */
  name: string;
  /** Throws if the current state does not allow it. */
  requireState?: (current: T) => void;
  set: (current: T) => UpdateQuery<T> | Promise<UpdateQuery<T>>;
  /** The fields whose versions it raises, for merging changes; the state by default. */
  paths?: readonly string[];
  show?: ((current: T) => unknown) | undefined;
}

/**
 * Changes the state of a loaded record with one compare-and-set on its version. The checks after
 * rights follow the order of the specification: repeat, state, version, guards.
 * @throws AppError VERSION_CONFLICT and the errors of the rules
 */
export async function changeState<T extends RecordFields>(
  tx: Tx,
  model: Model<T>,
  current: T,
  change: StateChange<T>,
): Promise<TransitionResult<T>> {
  const { name, version, requireState, guard, set, paths = ['status'], show } = change;
  if (isRepeated(tx, current, change)) return { before: current, after: current, already: true };
  requireState?.(current);
  if (version !== null && version !== current.version)
    throw versionConflict(current, ['status'], show);
  await guard?.(current);
  const update = await set(current);
  const after = await compareAndSet<T>(
    tx,
    model,
    current,
    { ...update, $set: { ...update.$set, lastAction: name } } as UpdateQuery<T>,
    paths,
  );
  if (!after) throw versionConflict(current, ['status'], show);
  return { before: current, after, already: false };
}

/** Checks whether the last action is the same, by the same user, with the same content. */
const isRepeated = <T extends RecordFields>(
  { userId }: Tx,
  current: T,
  {
    name,
    isRepeat = () => true,
    doneBy = ({ updatedBy }) => updatedBy,
  }: Pick<StateChange<T>, 'name' | 'isRepeat' | 'doneBy'>,
): boolean =>
  current.lastAction === name && String(doneBy(current)) === String(userId) && isRepeat(current);

interface Stateful<S extends string> extends RecordFields {
  status: S;
  /** The state to which `previous` leads back. */
  previousStatus?: S | null;
}

interface TransitionRequest<T, S extends string, A extends string> extends StateChangeRules<T> {
  machine: Machine<S, A>;
  action: A;
  filter: QueryFilter<T>;
  /** Null for jobs and events, whose rights are not checked. */
  actor: Actor | null;
  /** Chooses among several target states; by default the only one is taken. */
  to?: (current: T) => S;
  /** Changes besides the state. */
  set?: (current: T) => UpdateQuery<T>;
  show?: (current: T) => unknown;
}

/**
 * Runs an action of a state machine on the record that a filter finds: row and permission, then
 * {@link changeState}.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function runTransition<S extends string, A extends string, T extends Stateful<S>>(
  tx: Tx,
  model: Model<T>,
  request: TransitionRequest<T, S, A>,
): Promise<TransitionResult<T>> {
  const { machine, action, filter, actor, version, isRepeat, doneBy, guard, set, show } = request;
  const before = (await model
    .findOne({ ...filter, deletedAt: null }, null, { session: tx.session })
    .lean()) as T | null;
  if (!before) throw new AppError('NOT_FOUND');
  const { permission } = machine.transitions[action];
  if (actor && permission !== 'public' && (permission === 'system' || !actor.can(permission)))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  return changeState<T>(tx, model, before, {
    name: `${machine.name}.${action}`,
    version,
    isRepeat: (current) =>
      stillStands(machine, action, current.status) && (isRepeat?.(current) ?? true),
    doneBy,
    requireState: ({ status }) => requireState(machine, action, status),
    guard,
    set: (current) => {
      const update: UpdateQuery<T> = set?.(current) ?? {};
      const states = { status: targetOf(request, current), previousStatus: current.status };
      return { ...update, $set: { ...update.$set, ...states } } as UpdateQuery<T>;
    },
    show,
  });
}

/** @throws AppError INVALID_TRANSITION if the machine refuses the action in this state */
export function requireState<S extends string, A extends string>(
  machine: Machine<S, A>,
  action: A,
  currentState: S,
): void {
  if (!canTransition(machine, currentState, action))
    throw new AppError('INVALID_TRANSITION', { context: { currentState, action } });
}

/**
 * Checks whether a record is still in the target state of an action: another change may have moved
 * it on.
 */
export function stillStands<S extends string, A extends string>(
  machine: Machine<S, A>,
  action: A,
  status: S,
): boolean {
  const { to } = machine.transitions[action];
  return to === 'previous' || (typeof to === 'string' ? to === status : to.includes(status));
}

function targetOf<T extends Stateful<S>, S extends string, A extends string>(
  { machine, action, to }: TransitionRequest<T, S, A>,
  current: T,
): S {
  const declared = machine.transitions[action].to;
  if (to) return to(current);
  if (declared === 'previous') return current.previousStatus ?? machine.initial;
  if (typeof declared === 'string') return declared as S;
  throw new Error(`${machine.name}.${action} has several targets: the service must choose`);
}
