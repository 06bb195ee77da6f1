import { dayMs, interviewHoldsTime, type vettingInterviewEndpoints } from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, type Candidate } from '../../candidates/api/candidate-lookup.ts';
import { findStaffWith } from '../../people/api/people.ts';
import { takenTimes } from '../api/taken-times.ts';
import {
  HeldTimeModel,
  VettingInterviewModel,
  type Interviewer,
  type VettingInterviewRecord,
} from '../vetting-interview.model.ts';

type Slot = Pick<VettingInterviewRecord, 'interviewers' | 'startsAt' | 'endsAt' | 'candidateId'>;

/** Interviews that take a user's time between two moments. */
const between = (
  from: Date,
  until: Date,
  further: object,
  session: ClientSession | null = null,
): Promise<VettingInterviewRecord[]> =>
  VettingInterviewModel.find(
    {
      ...further,
      deletedAt: null,
      status: { $in: [...interviewHoldsTime] },
      startsAt: { $lt: until },
      endsAt: { $gt: from },
    },
    null,
    { session },
  ).lean<VettingInterviewRecord[]>();

/** Users who may interview a candidate; never the candidate. */
const eligibleFor = async ({ userId }: Pick<Candidate, 'userId'>, session?: ClientSession | null) =>
  (await findStaffWith('vetting.submitFeedback', session)).filter(
    ({ id }) => !userId || !id.equals(userId),
  );

/** Those who may interview a person, by what they have ahead, with whether they are free. */
export const listInterviewers: Service<typeof vettingInterviewEndpoints.interviewers> = async (
  { actor },
  { params, query },
) => {
  const candidate = await findCandidateFor(actor, 'vettingInterview.manage', params.id);
  const people = await eligibleFor(candidate);
  const now = new Date();
  const ahead = await between(now, new Date(now.getTime() + 7 * dayMs), {});
  const start = query.startsAt ? new Date(query.startsAt) : null;
  const busy = start
    ? await between(start, endOf(start, query.durationMin), {
        ...(query.interviewId && { _id: { $ne: new Types.ObjectId(query.interviewId) } }),
      })
    : [];
  const elsewhere = start
    ? await takenTimes(
        { userIds: people.map(({ id }) => id), candidateIds: [] },
        { from: start, to: endOf(start, query.durationMin) },
        null,
      )
    : [];
  const isElsewhere = (id: Types.ObjectId) =>
    elsewhere.some(({ userIds }) => userIds.some((one) => one.equals(id)));
  const holds = (id: Types.ObjectId) => (interview: VettingInterviewRecord) =>
    interview.interviewers.some(({ userId }) => userId.equals(id));
  return {
    data: people
      .map(({ id, name }) => {
        const own = ahead.filter(holds(id));
        return {
          ...{ id: id.toHexString(), name, interviews: own.length },
          minutes: own.reduce((sum, { durationMin }) => sum + durationMin, 0),
          isFree: start ? !busy.some(holds(id)) && !isElsewhere(id) : null,
        };
      })
      .toSorted((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name)),
  };
};

export const endOf = (start: Date, minutes: number): Date =>
  new Date(start.getTime() + minutes * 60_000);

/**
 * The chosen interviewers.
 * @throws AppError VALIDATION_FAILED for one who cannot interview this candidate, and for a lead
 * who is not among them
 */
export async function chosenInterviewers(
  candidate: Candidate,
  { interviewerIds, leadId }: { interviewerIds: readonly string[]; leadId: string },
  session: ClientSession | null,
): Promise<Interviewer[]> {
  const eligible = new Set(
    (await eligibleFor(candidate, session)).map(({ id }) => id.toHexString()),
  );
  for (const [index, id] of interviewerIds.entries()) {
    if (!eligible.has(id)) throw invalidField(`interviewerIds[${index}]`, 'NOT_ALLOWED');
    if (interviewerIds.indexOf(id) < index)
      throw invalidField(`interviewerIds[${index}]`, 'NOT_UNIQUE');
  }
  if (!interviewerIds.includes(leadId)) throw invalidField('leadId', 'NOT_ALLOWED');
  return interviewerIds.map((id) => ({ userId: new Types.ObjectId(id), isLead: id === leadId }));
}

/** The time of an interview from what was asked for. @throws AppError VALIDATION_FAILED */
export function slotAt(tx: Tx, startsAt: string, durationMin: number) {
  const start = new Date(startsAt);
  if (start < tx.at) throw invalidField('startsAt', 'IN_PAST');
  return { startsAt: start, endsAt: endOf(start, durationMin), durationMin };
}

/** Rows on which two clash who give away one person's time at once; made before the change. */
export async function ensureHeldTimes(ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids))
    await HeldTimeModel.updateOne(
      { _id: new Types.ObjectId(id) },
      { $setOnInsert: { changes: 0 } },
      { upsert: true },
    );
}

/** Of two changes that give away the time of one person at once, one waits for the other. */
export async function lockTimes({ session }: Tx, ids: readonly Types.ObjectId[]): Promise<void> {
  await HeldTimeModel.updateMany({ _id: { $in: [...ids] } }, { $inc: { changes: 1 } }, { session });
}

/**
 * Gives an interview the time of its people, one change after another.
 * @throws AppError SLOT_TAKEN when one of them, or the candidate, is in another interview then
 */
export async function takeTime(
  tx: Tx,
  { candidateId, interviewers, startsAt, endsAt }: Slot,
  except: Types.ObjectId | null,
): Promise<void> {
  if (!startsAt || !endsAt) return;
  const ids = interviewers.map(({ userId }) => userId);
  await lockTimes(tx, [...ids, candidateId]);
  const taken = await between(
    startsAt,
    endsAt,
    {
      ...(except && { _id: { $ne: except } }),
      $or: [{ 'interviewers.userId': { $in: ids } }, { candidateId }],
    },
    tx.session,
  );
  const elsewhere = await takenTimes(
    { userIds: ids, candidateIds: [candidateId] },
    { from: startsAt, to: endsAt },
    tx.session,
  );
  if (taken.length > 0 || elsewhere.length > 0) throw new AppError('SLOT_TAKEN');
}
