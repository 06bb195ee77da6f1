import type { LoggedCall } from '@muster/contracts';
import type { ClientSession, QueryFilter } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople } from '../../identity/people/people.ts';
import type { CallLog } from './call-log.model.ts';

/** Checks that the reader logged the call; others may not remove it. */
export const mayRemove = (
  actor: Actor,
  { createdBy, companyId }: Pick<CallLog, 'createdBy' | 'companyId'>,
): boolean =>
  createdBy !== null &&
  actor.userId.equals(createdBy) &&
  actor.can(companyId ? 'company.logCall' : 'candidate.logCall');

const readsAll = (actor: Actor): boolean => actor.scopeOf('message.read') === 'all';

/**
 * Returns a filter for calls whose notes the reader may read: private notes are open to their
 * author, owners and admins.
 */
export const openTo = (actor: Actor): QueryFilter<CallLog> =>
  readsAll(actor) ? {} : { $or: [{ isPrivate: { $ne: true } }, { createdBy: actor.userId }] };

/** Applies {@link openTo} to a loaded call. */
const isOpenTo = (
  actor: Actor,
  { isPrivate, createdBy }: Pick<CallLog, 'isPrivate' | 'createdBy'>,
): boolean => !isPrivate || readsAll(actor) || (createdBy?.equals(actor.userId) ?? false);

/** Returns calls as staff see them. */
export async function showCalls(
  actor: Actor,
  calls: readonly CallLog[],
  session: ClientSession | null = null,
): Promise<LoggedCall[]> {
  const people = await findPeople(
    calls.flatMap(({ createdBy, contactId }) => [createdBy, contactId]),
    session,
  );
  return calls.map((call) => ({
    id: call._id.toHexString(),
    happenedAt: call.happenedAt.toISOString(),
    direction: call.direction,
    outcome: call.outcome,
    minutes: call.minutes,
    note: isOpenTo(actor, call) ? call.note : '',
    with: people.ref(call.contactId),
    isPrivate: call.isPrivate ?? false,
    isMasked: !isOpenTo(actor, call),
    loggedBy: people.ref(call.createdBy),
    version: call.version,
    allowedActions: mayRemove(actor, call) && call.deletedAt === null ? ['remove'] : [],
  }));
}

export async function showCall(
  actor: Actor,
  call: CallLog,
  session: ClientSession | null = null,
): Promise<LoggedCall> {
  const [shown] = await showCalls(actor, [call], session);
  if (!shown) throw new Error('A call that cannot be shown');
  return shown;
}
