import type { InterviewPlace } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { newTime } from '../../../calendars/reminders.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { FoundApplication } from '../../applications/api/interviewed.ts';
import { stepInterview } from '../change-interview.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../../records/client-interviews/client-interview.model.ts';
import { notifyOfInterview } from '../interview-mails.ts';
import { keepRoom } from '../interview-room.ts';
import { recordInterview, type By } from '../record-interview.ts';
import { takeTime } from '../take-time.ts';

// Entry point for code that chooses the time of an interview.
export type {
  ClientInterviewRecord as ApplicationInterviewNow,
  InterviewHost,
} from '../../../records/client-interviews/client-interview.model.ts';
export { calendarUidOf, interviewsPath } from '../interview-mails.ts';
export { chosenHosts, stillPossible } from '../interview-people.ts';
export { arrangeable } from '../read-interviews.ts';

/** Returns the interview without a permission check, or null before its time was chosen. */
export const applicationInterviewNow = (
  id: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ClientInterviewRecord | null> =>
  ClientInterviewModel.findOne({ _id: id, deletedAt: null }, null, {
    session,
  }).lean();

/** Initial data of an interview whose candidate chooses the time. */
export interface PlannedInterview extends Pick<
  ClientInterviewRecord,
  '_id' | 'kind' | 'round' | 'durationMin' | 'placeValue' | 'message' | 'hosts' | 'organiserId'
> {
  place: InterviewPlace;
}
type Slot = Pick<ClientInterviewRecord, 'startsAt' | 'endsAt' | 'hosts'>;

/**
 * Sets the first or a new time chosen by the candidate and notifies the other participants.
 * @throws AppError SLOT_TAKEN, INVALID_TRANSITION
 */
export async function confirmApplicationTime(
  tx: Tx,
  found: FoundApplication,
  planned: PlannedInterview,
  slot: Slot,
  by: By,
): Promise<ClientInterviewRecord> {
  const { _id } = planned;
  const before = await applicationInterviewNow(_id, tx.session);
  await takeTime(tx, {
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    candidateId: found.candidate._id,
    userIds: slot.hosts.map(({ userId }) => userId),
    except: _id,
  });
  const interview = before
    ? await move(tx, before, slot, by)
    : await begin(tx, found, { ...planned, ...slot }, by);
  const after = { ...found, interview };
  await keepRoom(tx, after);
  await notifyOfInterview(tx, after, before ? 'moved' : 'confirmed', {
    mailsCandidate: false,
    former: before?.hosts ?? [],
  });
  return interview;
}

async function begin(
  tx: Tx,
  { application, candidate }: FoundApplication,
  facts: PlannedInterview & Slot,
  by: By,
): Promise<ClientInterviewRecord> {
  const { jobId, companyId } = application;
  const [created] = await ClientInterviewModel.create(
    [
      {
        ...facts,
        ...newTime(tx),
        jobId,
        companyId,
        candidateId: candidate._id,
        applicationId: application._id,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The interview was not written');
  const interview = created.toObject<ClientInterviewRecord>();
  await recordInterview(tx, null, interview, by);
  return interview;
}

async function move(
  tx: Tx,
  before: ClientInterviewRecord,
  slot: Slot,
  by: By,
): Promise<ClientInterviewRecord> {
  const { after } = await stepInterview(tx, before, {
    action: 'move',
    version: null,
    to: 'confirmed',
    by,
    isRepeat: () => false,
    facts: (_tx, { calendarSequence }) => ({
      ...slot,
      ...newTime(tx),
      ask: null,
      calendarSequence: calendarSequence + 1,
    }),
  });
  return after;
}

/** Cancels an interview on the candidate's request; all other participants read the reason. */
export async function callOffApplicationInterview(
  tx: Tx,
  found: FoundApplication,
  interview: ClientInterviewRecord,
  cancelReason: string,
  by: By,
): Promise<ClientInterviewRecord> {
  const { after } = await stepInterview(tx, interview, {
    action: 'cancel',
    version: null,
    to: 'cancelled',
    by,
    facts: ({ at }, { calendarSequence }) => ({
      cancelReason,
      closedAt: at,
      ask: null,
      calendarSequence: calendarSequence + 1,
    }),
  });
  const ended = { ...found, interview: after };
  await keepRoom(tx, ended);
  await notifyOfInterview(tx, ended, 'cancelled', { mailsCandidate: false });
  return after;
}
