import {
  interviewActionOpensAt,
  interviewHoldsTime,
  vettingInterviewMachine,
} from '@muster/contracts';
import { Types, type ClientSession } from 'mongoose';
import type { AuditEntry } from '../../../audit/audit.service.ts';
import { newTime } from '../../../calendars/reminders.ts';
import { changeState, requireState } from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { announceInterview } from '../../../outbox/interview-changed.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { addVetters } from '../../candidates/api/changes/vetting.ts';
import { endOutcomeTask } from '../clock/outcome-task.ts';
import { followInterviews } from '../decisions/follow-interviews.ts';
import { auditInterview } from '../interviews/change-interview.ts';
import { endCoverTask } from '../interviews/cover-task.ts';
import { notifyOfInterview } from '../interviews/interview-mails.ts';
import { takeTime } from '../interviews/interviewers.ts';
import { notifyOwner } from '../interviews/notify-owner.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

// Exports for the domains that schedule interviews.
export type { VettingInterviewRecord as VettingInterviewNow };
export { findInterview, type FoundInterview } from '../interviews/find-interview.ts';
export { ensureHeldTimes, lockTimes, stillEligible } from '../interviews/interviewers.ts';
export { calendarUidOf } from '../interviews/interview-mails.ts';
export { interviewTitles, momentInWords } from '../interviews/interview-words.ts';
export { interviewsLink } from '../vetting-links.ts';

/** Who did it, if there is no session. */
type By = Pick<AuditEntry, 'actorKind' | 'tokenId'>;
type Step =
  | 'invite'
  | 'invitation_ends'
  | 'slot_confirmed'
  | 'ask_reschedule'
  | 'cancel'
  | 'start'
  | 'complete'
  | 'reopen';

/** Returns an interview regardless of rights; null if there is none. */
export const interviewNow = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<VettingInterviewRecord | null> =>
  VettingInterviewModel.findOne({ _id: id, deletedAt: null }, null, {
    session,
  }).lean();

/** Returns interviews that take these users' time between two moments. */
export const interviewsOf = (
  userIds: readonly Types.ObjectId[],
  { from, to }: { from: Date; to: Date },
  session: ClientSession | null = null,
): Promise<VettingInterviewRecord[]> =>
  VettingInterviewModel.find(
    {
      'interviewers.userId': { $in: [...userIds] },
      deletedAt: null,
      status: { $in: [...interviewHoldsTime] },
      startsAt: { $lt: to },
      endsAt: { $gt: from },
    },
    null,
    { session },
  ).lean();

/** Returns the same, and those with these candidates. */
export const vettingInterviewsBetween = (
  {
    userIds,
    candidateIds,
  }: { userIds: readonly Types.ObjectId[]; candidateIds: readonly Types.ObjectId[] },
  { from, to }: { from: Date; to: Date },
  session: ClientSession | null = null,
): Promise<VettingInterviewRecord[]> =>
  VettingInterviewModel.find(
    {
      $or: [
        { 'interviewers.userId': { $in: [...userIds] } },
        { candidateId: { $in: [...candidateIds] } },
      ],
      deletedAt: null,
      status: { $in: [...interviewHoldsTime] },
      startsAt: { $lt: to },
      endsAt: { $gt: from },
    },
    null,
    { session },
  ).lean();

/**
 * Takes a step of an interview caused by the scheduling link or a job.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function stepInterview(
  tx: Tx,
  current: VettingInterviewRecord,
  action: Step,
  {
    set = {},
    version = null,
    by = {},
  }: { set?: Partial<VettingInterviewRecord>; version?: number | null; by?: By } = {},
): Promise<VettingInterviewRecord> {
  const { to } = vettingInterviewMachine.transitions[action];
  if (typeof to !== 'string' || to === 'previous') throw new Error(`${action} has no one target`);
  const { after } = await changeState<VettingInterviewRecord>(tx, VettingInterviewModel, current, {
    name: `vettingInterview.${action}`,
    version,
    isRepeat: () => false,
    requireState: ({ status }) => requireState(vettingInterviewMachine, action, status),
    set: () => ({ $set: { ...set, status: to } }),
  });
  await auditInterview(tx, current, after, by);
  await endOutcomeTask(tx, current, after);
  await endCoverTask(tx, current, after);
  await followInterviews(tx, after.candidateId);
  announceInterview(tx, after._id);
  return after;
}

/** Starts an interview when its first host is in the room, unless that is far too early. */
export async function beginInterview(tx: Tx, interviewId: Types.ObjectId): Promise<void> {
  const interview = await interviewNow(interviewId, tx.session);
  if (interview?.status !== 'scheduled') return;
  const opensAt = interviewActionOpensAt('start', interview.startsAt);
  if (!opensAt || opensAt > tx.at) return;
  await stepInterview(tx, interview, 'start', { by: { actorKind: 'system' } });
}

/**
 * Gives an interview the time that the candidate chose, and notifies its interviewers.
 * @throws AppError SLOT_TAKEN, INVALID_TRANSITION
 */
export async function confirmTime(
  tx: Tx,
  current: VettingInterviewRecord,
  { startsAt, endsAt, hostIds }: { startsAt: Date; endsAt: Date; hostIds: readonly string[] },
  by: By,
): Promise<VettingInterviewRecord> {
  const present = current.interviewers.filter(({ userId }) =>
    hostIds.includes(userId.toHexString()),
  );
  // If none of the interviewers is a host of the link, its hosts replace them.
  const joining = present.length > 0 ? [] : hostIds.map((id) => new Types.ObjectId(id));
  const holding = [...present, ...joining.map((userId) => ({ userId, isLead: false }))];
  await addVetters(tx, current.candidateId, joining);
  const hasLead = holding.some(({ isLead }) => isLead);
  const interviewers = holding.map(({ userId, isLead }, index) => ({
    userId,
    isLead: hasLead ? isLead : index === 0,
  }));
  const { candidateId } = current;
  await takeTime(tx, { candidateId, interviewers, startsAt, endsAt }, current._id);
  const isMove = current.startsAt !== null;
  const calendarSequence = current.calendarSequence + (isMove ? 1 : 0);
  const after = await stepInterview(tx, current, 'slot_confirmed', {
    set: { startsAt, endsAt, ...newTime(tx), interviewers, calendarSequence },
    by,
  });
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (candidate)
    await notifyOfInterview(tx, after, candidate, isMove ? 'moved' : 'confirmed', {
      mailsCandidate: false,
      former: current.interviewers.map(({ userId }) => userId),
    });
  return after;
}

/**
 * Cancels an interview at the candidate's wish, and removes it from its interviewers' calendars.
 * Its owner is notified unless among `told`.
 */
export async function callOff(
  tx: Tx,
  current: VettingInterviewRecord,
  endNote: string,
  by: By,
  told: readonly Types.ObjectId[] = [],
): Promise<VettingInterviewRecord> {
  const after = await stepInterview(tx, current, 'cancel', {
    set: { closedAt: tx.at, endNote, calendarSequence: current.calendarSequence + 1 },
    by,
  });
  const candidate = await findLiveCandidate(current.candidateId, tx.session);
  if (!candidate) return after;
  await notifyOfInterview(tx, after, candidate, 'cancelled', { mailsCandidate: false });
  await notifyOwner(tx, after, candidate, told);
  return after;
}
