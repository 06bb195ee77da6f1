import { canTransition } from '@muster/contracts';
import type { Machine } from '@muster/contracts';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { Actor } from '../auth/actor.ts';
import { AppError } from '../http/app-error.ts';
import type { RecordFields } from './record-fields.ts';
import type { Tx } from './unit-of-work.ts';
import { versionConflict } from './versioned-update.ts';

interface Stateful<S extends string> extends RecordFields {
  status: S;
  /** Where `previous` leads back to. */
  previousStatus?: S | null;
}

interface TransitionRequest<T, S extends string, A extends string> {
  machine: Machine<S, A>;
  action: A;
  filter: QueryFilter<T>;
  /** Null for jobs and events, which are not asked for rights. */
  actor: Actor | null;
  /** The version that the caller has seen; null where the caller need not know it. */
  version: number | null;
  /** Chooses among several targets; without it the machine's single one is taken. */
  to?: (current: T) => S;
  /** Whether this asks for what already holds: same actor, same content. */
  isRepeat?: (current: T) => boolean;
  /** Further rules; throws an AppError to refuse. */
  guard?: (current: T) => void | Promise<void>;
  /** What changes beside the state. */
  set?: (current: T) => UpdateQuery<T>;
  show?: (current: T) => unknown;
}

/** `already`: the action had been done before, nothing changed. */
export interface TransitionResult<T> {
  before: T;
  after: T;
  already: boolean;
}

/**
 * Runs an action of a state machine with one compare-and-set on state and version. The checks come
 * in the order of the specification: row, permission, repeat, state, version, guards.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function runTransition<S extends string, A extends string, T extends Stateful<S>>(
  tx: Tx,
  model: Model<T>,
  request: TransitionRequest<T, S, A>,
): Promise<TransitionResult<T>> {
  const { machine, action, filter, actor, version, isRepeat, guard, set, show } = request;
  const before = (await model
    .findOne({ ...filter, deletedAt: null }, null, { session: tx.session })
    .lean()) as T | null;
  if (!before) throw new AppError('NOT_FOUND');
  const { permission } = machine.transitions[action];
  if (actor && permission !== 'public' && (permission === 'system' || !actor.can(permission)))
    throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  if (isRepeat?.(before)) return { before, after: before, already: true };
  if (!canTransition(machine, before.status, action))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: before.status, action } });
  if (version !== null && version !== before.version)
    throw versionConflict(before, ['status'], show);
  await guard?.(before);
  const target = targetOf(request, before);
  const update: UpdateQuery<T> = set?.(before) ?? {};
  const next = before.version + 1;
  const after = (await model
    .findOneAndUpdate(
      { _id: before._id, version: before.version, status: before.status } as QueryFilter<T>,
      {
        ...update,
        $set: {
          ...update.$set,
          status: target,
          previousStatus: before.status,
          version: next,
          'fieldVersions.status': next,
          updatedAt: tx.at,
          updatedBy: tx.userId,
        },
      } as UpdateQuery<T>,
      { session: tx.session, returnDocument: 'after', runValidators: true },
    )
    .lean()) as T | null;
  if (!after) throw versionConflict(before, ['status'], show);
  return { before, after, already: false };
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
