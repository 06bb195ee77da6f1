import {
  hourMs,
  interviewerStandings,
  minuteMs,
  type Interviewers,
  type vettingInterviewEndpoints,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import { intersect, type Interval } from '../../../calendars/intervals.ts';
import { newTime } from '../../../calendars/reminders.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { ownTimes } from '../../calendar/api/own-times.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findStaffWith } from '../../../identity/people/people.ts';
import { fullTimes } from '../../../records/scheduling/interview-caps.ts';
import { heldBetween } from '../../../records/scheduling/held-times.ts';
import { readAbsences, type Absences } from '../../../records/scheduling/absences.ts';
import { loadAhead } from '../api/interview-load.ts';
import { takenTimes } from '../../../records/client-interviews/taken-times.ts';
import {
  HeldTimeModel,
  type Interviewer,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';
import { between, type BusyTime, busyTimes } from './busy-times.ts';

type Slot = Pick<VettingInterviewRecord, 'interviewers' | 'startsAt' | 'endsAt' | 'candidateId'>;

/** Returns users who may interview a candidate; never the candidate. */
const eligibleFor = async ({ userId }: Pick<Candidate, 'userId'>, session?: ClientSession | null) =>
  (await findStaffWith('vetting.submitFeedback', session)).filter(
    ({ id }) => !userId || !id.equals(userId),
  );

/** How far back an interview counts as the previous one of the day. */
const sameDay = 12 * hourMs;

/** Lists possible interviewers of a candidate, by load, with whether they are free. */
export const listInterviewers: Service<typeof vettingInterviewEndpoints.interviewers> = async (
  { actor },
  { params, query },
) => {
  const candidate = await findCandidateFor(actor, 'vettingInterview.manage', params.id);
  const people = await eligibleFor(candidate);
  const userIds = people.map(({ id }) => id);
  const except = query.interviewId ? new Types.ObjectId(query.interviewId) : null;
  const now = new Date();
  const ahead = await busyTimes(userIds, now, new Date(now.getTime() + loadAhead), null);
  const asked = query.startsAt ? spanFrom(new Date(query.startsAt), query.durationMin) : null;
  const around = asked
    ? await busyTimes(userIds, new Date(+asked.startsAt - sameDay), asked.endsAt, except)
    : [];
  const span = asked && { from: asked.startsAt, to: asked.endsAt };
  const own = span ? await ownTimes(userIds, span) : [];
  const held = span ? await heldBetween(userIds, span, { now, interviewId: except }) : [];
  const absences = await readAbsences(asked ? userIds : []);
  const fullOf = asked && (await fullTimes(userIds, intervalOf(asked), { except }));
  const data = people.map(({ id, name }) => {
    const isOwn = ({ userIds: taken }: BusyTime) => taken.some((one) => one.equals(id));
    const interviews = ahead.filter(isOwn);
    return {
      id: id.toHexString(),
      name,
      interviews: interviews.length,
      minutes: interviews.reduce(
        (sum, time) => sum + minutesBetween(time.startsAt, time.endsAt),
        0,
      ),
      ...(asked
        ? standingAt(id, asked, {
            times: [...around, ...own, ...held].filter(isOwn),
            full: fullOf?.(id) ?? [],
            absences,
          })
        : noTimeAsked),
    };
  });
  return { data: data.toSorted(byBurden) };
};

const noTimeAsked = { standing: null, substituteId: null, breakMinutes: null };

const spanFrom = (startsAt: Date, minutes: number) => ({
  startsAt,
  endsAt: endOf(startsAt, minutes),
});

const intervalOf = ({ startsAt, endsAt }: ReturnType<typeof spanFrom>): Interval => ({
  from: startsAt.getTime(),
  to: endsAt.getTime(),
});

/** Facts that decide whether users are free. */
interface Standings {
  times: readonly BusyTime[];
  /** Days and weeks that have reached the user's maximum of interviews. */
  full: readonly Interval[];
  absences: Absences;
}

/** Returns whether a user can take a time, and how long they rested before it. */
function standingAt(
  userId: Types.ObjectId,
  span: ReturnType<typeof spanFrom>,
  { times, full, absences }: Standings,
): Pick<Standing, 'standing' | 'substituteId' | 'breakMinutes'> {
  const { startsAt } = span;
  const ends = times.filter(({ endsAt }) => endsAt <= startsAt).map(({ endsAt }) => +endsAt);
  const absence = absences.away(userId, span);
  const inHours = absences.inHours(userId, span) ? 'free' : 'outside_hours';
  const whileThere = intersect(full, [intervalOf(span)]).length > 0 ? 'full' : inHours;
  const present = times.some(({ endsAt }) => endsAt > startsAt) ? 'busy' : whileThere;
  return {
    standing: absence ? 'away' : present,
    substituteId: absence?.substituteId ?? null,
    breakMinutes: ends.length > 0 ? minutesBetween(new Date(Math.max(...ends)), startsAt) : null,
  };
}

const minutesBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / minuteMs);

/** Sorts free users first; with equal load, those who rested longer. */
const byBurden = (a: Standing, b: Standing): number =>
  rankOf(a) - rankOf(b) ||
  a.minutes - b.minutes ||
  (b.breakMinutes ?? Infinity) - (a.breakMinutes ?? Infinity) ||
  a.name.localeCompare(b.name);
type Standing = Interviewers['data'][number];

const rankOf = ({ standing }: Standing): number =>
  standing === null ? 0 : interviewerStandings.indexOf(standing);

export const endOf = (start: Date, minutes: number): Date =>
  new Date(start.getTime() + minutes * 60_000);

/** Returns which of these users can still interview a candidate, without duplicates. */
export async function stillEligible(
  candidate: Candidate,
  ids: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<Types.ObjectId[]> {
  const eligible = new Map(
    (await eligibleFor(candidate, session)).map(({ id }) => [id.toHexString(), id]),
  );
  return [...new Set(ids.map((id) => id.toHexString()))].flatMap((id) => eligible.get(id) ?? []);
}

/**
 * Returns the chosen interviewers.
 * @throws AppError VALIDATION_FAILED for one who cannot interview this candidate, and for a lead
 *   who is not among them
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

/** Returns the time slot of an interview. @throws AppError VALIDATION_FAILED */
export function slotAt(tx: Tx, startsAt: string, durationMin: number) {
  const start = new Date(startsAt);
  if (start < tx.at) throw invalidField('startsAt', 'IN_PAST');
  return {
    startsAt: start,
    endsAt: endOf(start, durationMin),
    durationMin,
    ...newTime(tx),
  };
}

/**
 * Creates rows, before the transaction, on which concurrent bookings of one user's time conflict.
 */
export async function ensureHeldTimes(ids: readonly string[]): Promise<void> {
  for (const id of new Set(ids))
    await HeldTimeModel.updateOne(
      { _id: new Types.ObjectId(id) },
      { $setOnInsert: { changes: 0 } },
      { upsert: true },
    );
}

/** Makes one of two concurrent bookings of one user's time wait for the other. */
export async function lockTimes({ session }: Tx, ids: readonly Types.ObjectId[]): Promise<void> {
  await HeldTimeModel.updateMany({ _id: { $in: [...ids] } }, { $inc: { changes: 1 } }, { session });
}

/**
 * Books the time of an interview's participants, one change after another.
 * @throws AppError SLOT_TAKEN if one of them, or the candidate, has another interview then, or
 *   the time
 * is reserved for a candidate to whom it was offered
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
  const span = { from: startsAt, to: endsAt };
  const { session } = tx;
  const elsewhere = await takenTimes({ userIds: ids, candidateIds: [candidateId] }, span, session);
  const held = await heldBetween(ids, span, { now: tx.at, interviewId: except, session });
  if (taken.length > 0 || elsewhere.length > 0 || held.length > 0) throw new AppError('SLOT_TAKEN');
}
