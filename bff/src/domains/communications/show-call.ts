import type { LoggedCall } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { findPeople } from '../people/api/people.ts';
import type { CallLog } from './call-log.model.ts';

/** Only the author of a logged call may remove it. */
export const mayRemove = (actor: Actor, { createdBy }: Pick<CallLog, 'createdBy'>): boolean =>
  createdBy !== null && actor.userId.equals(createdBy) && actor.can('candidate.logCall');

/** Calls as staff reads them. */
export async function showCalls(
  actor: Actor,
  calls: readonly CallLog[],
  session: ClientSession | null = null,
): Promise<LoggedCall[]> {
  const people = await findPeople(
    calls.map(({ createdBy }) => createdBy),
    session,
  );
  return calls.map((call) => ({
    id: call._id.toHexString(),
    happenedAt: call.happenedAt.toISOString(),
    direction: call.direction,
    outcome: call.outcome,
    minutes: call.minutes,
    note: call.note,
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
