import type { ClientSession, Types } from 'mongoose';
import type { Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import { lockTimes, vettingInterviewsBetween } from '../vetting/api/interview-times.ts';
import { heldBetween } from '../../records/scheduling/held-times.ts';
import { clientInterviewsBetween } from '../../records/client-interviews/interviews-between.ts';

export interface Appointment {
  candidateId: Types.ObjectId;
  userIds: readonly Types.ObjectId[];
  startsAt: Date;
  endsAt: Date;
  /** An interview that is being moved, whose own time counts as free. */
  except?: Types.ObjectId | null;
}

/**
 * Returns the people who have another interview of any kind at a time, or a time reserved for one.
 */
export async function busyAt(
  { candidateId, userIds, startsAt, endsAt, except = null }: Appointment,
  session: ClientSession | null = null,
): Promise<{ userIds: ReadonlySet<string>; candidate: boolean }> {
  const span = { from: startsAt, to: endsAt };
  const people = { userIds, candidateIds: [candidateId] };
  const own = await clientInterviewsBetween(people, span, { session });
  const now = new Date();
  const held = await heldBetween(userIds, span, { now, interviewId: except, session });
  const vetting = await vettingInterviewsBetween(people, span, session);
  const taken = [
    ...own
      .filter(({ _id }) => !except?.equals(_id))
      .map((one) => ({ of: one.candidateId, ids: one.hosts.map(({ userId }) => userId) })),
    ...vetting.map((one) => ({
      of: one.candidateId,
      ids: one.interviewers.map(({ userId }) => userId),
    })),
  ];
  return {
    userIds: new Set(
      [...taken.map(({ ids }) => ids), ...held.map(({ userIds: ids }) => ids)].flatMap((ids) =>
        ids.map((id) => id.toHexString()),
      ),
    ),
    candidate: taken.some(({ of }) => of.equals(candidateId)),
  };
}

/**
 * Reserves the time for the interview's people; concurrent changes wait for each other.
 * @throws AppError SLOT_TAKEN if one of them or the candidate has another interview then, or if
 *   the time is reserved for an offered one
 */
export async function takeTime(tx: Tx, appointment: Appointment): Promise<void> {
  const { userIds, candidateId } = appointment;
  await lockTimes(tx, [...userIds, candidateId]);
  const busy = await busyAt(appointment, tx.session);
  if (busy.candidate || userIds.some((id) => busy.userIds.has(id.toHexString())))
    throw new AppError('SLOT_TAKEN');
}
