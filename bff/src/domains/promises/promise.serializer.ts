import { actionsFrom, promiseActions, promiseMachine, type PromiseRecord } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople, type People } from '../../identity/people/people.ts';
import type { Promised } from './promise.model.ts';
import { mayManagePromise } from './promises.policy.ts';

/** Returns promises to one record as the actor may see them; `to` is its name. */
export async function showPromises(
  actor: Actor,
  promises: readonly Promised[],
  to: string,
  session: ClientSession | null = null,
): Promise<PromiseRecord[]> {
  const people = await findPeople(
    promises.flatMap(({ madeBy, moves }) => [madeBy, ...moves.map(({ by }) => by)]),
    session,
  );
  return promises.map((promise) => serialize(actor, promise, to, people));
}

/** Returns one promise; see {@link showPromises}. */
export async function showPromise(
  actor: Actor,
  promise: Promised,
  to: string,
  session: ClientSession | null = null,
): Promise<PromiseRecord> {
  const [shown] = await showPromises(actor, [promise], to, session);
  if (!shown) throw new Error('A promise has one view');
  return shown;
}

function serialize(actor: Actor, promise: Promised, to: string, people: People): PromiseRecord {
  const { _id, subjectType, subjectId, status, dueAt, madeBy, moves } = promise;
  const possible = actionsFrom(promiseMachine, status, () => mayManagePromise(actor, promise));
  return {
    id: _id.toHexString(),
    subjectType,
    subjectId: subjectId.toHexString(),
    to,
    text: promise.text,
    status,
    dueOn: promise.dueOn,
    dueClock: promise.dueClock,
    dueAt: dueAt.toISOString(),
    timeZone: promise.timeZone,
    madeBy: people.ref(madeBy),
    madeAt: promise.createdAt.toISOString(),
    source: promise.source,
    isPrivate: promise.isPrivate,
    endedAt: promise.endedAt?.toISOString() ?? null,
    moves: moves.map(({ from, to: until, reason, by, at }) => ({
      from,
      to: until,
      reason,
      by: people.ref(by),
      at: at.toISOString(),
    })),
    version: promise.version,
    allowedActions: promiseActions.filter((action) => possible.includes(action)),
  };
}
