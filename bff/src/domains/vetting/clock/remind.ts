import { interviewHoldsTime } from '@muster/contracts';
import type { Types } from 'mongoose';
import {
  isOutdated,
  sendReminders,
  type DueReminder,
  type Remindable,
  type ReminderSource,
} from '../../../calendars/reminders.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { siteAddress } from '../../../mail/site-address.ts';
import { findLiveCandidate, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { interviewRooms } from '../../meetings/api/interview-room.ts';
import { remindStaff } from '../api/remind-staff.ts';
import { zoneOfLead } from '../interviews/interview-mails.ts';
import { interviewTitles, momentInWords } from '../interviews/interview-words.ts';
import { interviewsLink } from '../vetting-links.ts';
import {
  VettingInterviewModel,
  type VettingInterviewRecord,
} from '../../../records/vetting/vetting-interview.model.ts';

type Ahead = VettingInterviewRecord & Remindable;

const hasTime = <T extends VettingInterviewRecord>(interview: T): interview is Ahead & T =>
  interview.startsAt !== null;

/** The target of its reminders, by which they are held back once out of date. */
const opened = ({ _id }: Pick<Ahead, '_id'>) => ({ type: 'vetting_interview', id: _id });

/** Interviews that will take place: those whose candidate asks for another time get no reminder. */
const takesPlace = { status: 'scheduled', deletedAt: null } as const;

const source: ReminderSource<Ahead> = {
  name: 'vetting',
  between: async ({ from, to }) => {
    const ahead = await VettingInterviewModel.find({
      ...takesPlace,
      startsAt: { $gt: from, $lte: to },
    })
      .sort({ startsAt: 1, _id: 1 })
      .lean();
    return ahead.filter(hasTime);
  },
  find: async (_id, session) => {
    const found = await VettingInterviewModel.findOne({ ...takesPlace, _id }, null, {
      session,
    }).lean();
    return found && hasTime(found) ? found : null;
  },
  note: async ({ session }, { _id, startsAt, reminded: before }, reminded) => {
    const { modifiedCount } = await VettingInterviewModel.updateOne(
      { ...takesPlace, _id, startsAt, reminded: before ?? null },
      { $set: { reminded } },
      { session },
    );
    return modifiedCount > 0;
  },
  send: async (tx, interview, { staff, guests }) => {
    const candidate = await findLiveCandidate(interview.candidateId, tx.session);
    if (!candidate) return;
    if (guests) await remindCandidate(tx, interview, candidate, guests);
    if (staff) await remindInterviewers(tx, interview, candidate, staff);
  },
};

/** Reminds both sides of vetting interviews before they begin; returns the number of interviews. */
export const remindOfVettingInterviews = (signal: AbortSignal, now?: Date): Promise<number> =>
  sendReminders(source, signal, now);

async function remindCandidate(
  tx: Tx,
  interview: Ahead,
  candidate: Candidate,
  due: DueReminder,
): Promise<void> {
  if (!candidate.email || (await mailRefusal(candidate)) !== null) return;
  const room = await roomOf(tx, interview._id);
  await sendMail(tx, {
    template: due === 'last' ? 'interview_reminder_soon' : 'interview_reminder',
    to: candidate.email,
    userId: candidate.userId,
    subject: { type: 'candidate', id: candidate._id },
    opens: opened(interview),
    variables: {
      firstName: candidate.preferredName ?? candidate.firstName,
      agencyName: agencyName(),
      title: interviewTitles[interview.kind],
      jobTitle: '',
      at: momentInWords(
        interview.startsAt,
        candidate.timeZone,
        await zoneOfLead(interview.interviewers),
      ),
      count: String(interview.durationMin),
      place: room ? `Video call: ${room}` : '',
    },
  });
}

const roomOf = async (tx: Tx, id: Types.ObjectId): Promise<string | null> => {
  const room = (await interviewRooms([id], tx.session)).get(id.toHexString());
  return room ? siteAddress(room) : null;
};

const remindInterviewers = (
  tx: Tx,
  interview: Ahead,
  candidate: Candidate,
  due: DueReminder,
): Promise<void> =>
  remindStaff(tx, {
    userIds: interview.interviewers.map(({ userId }) => userId),
    due,
    startsAt: interview.startsAt,
    candidate,
    title: interviewTitles[interview.kind],
    path: interviewsLink(candidate._id),
    opens: opened(interview),
  });

/** Checks whether a reminder is out of date: the interview has begun, moved or was cancelled. */
export async function refusesVettingReminder({
  opens,
  createdAt,
}: OutgoingMailFacts): Promise<boolean> {
  if (opens?.type !== 'vetting_interview' || !isRecordId(opens.id)) return false;
  const interview = await VettingInterviewModel.findById(opens.id).lean();
  if (!interview?.startsAt || !interviewHoldsTime.includes(interview.status)) return true;
  const { startsAt, timeSetAt } = interview;
  return isOutdated({ startsAt, timeSetAt }, createdAt);
}
