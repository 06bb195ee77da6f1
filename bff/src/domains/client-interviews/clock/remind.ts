import { clientInterviewHoldsTime } from '@muster/contracts';
import {
  isOutdated,
  sendReminders,
  type DueReminder,
  type ReminderSource,
} from '../../../calendars/reminders.ts';
import { isRecordId } from '../../../db/record-id.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { agencyName } from '../../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../../mail/outgoing-mail.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { applicationNow } from '../../applications/api/interviewed.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { peopleOfCompany } from '../../../records/companies/company-people.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { momentInWords } from '../../vetting/api/interview-times.ts';
import { remindStaff } from '../../vetting/api/remind-staff.ts';
import {
  ClientInterviewModel,
  type ClientInterviewRecord,
} from '../../../records/client-interviews/client-interview.model.ts';
import type { FoundInterview } from '../find-interview.ts';
import {
  interviewsPath,
  pathForClient,
  placeInWords,
  withRoom,
  zoneOfHosts,
} from '../interview-mails.ts';

const takesPlace = { status: { $in: [...clientInterviewHoldsTime] }, deletedAt: null };

/** Target of the reminders, used to hold back outdated ones. */
const opened = ({ _id }: Pick<ClientInterviewRecord, '_id'>) => ({
  type: 'client_interview',
  id: _id,
});

const source: ReminderSource<ClientInterviewRecord> = {
  name: 'client-interviews',
  between: ({ from, to }) =>
    ClientInterviewModel.find({ ...takesPlace, startsAt: { $gt: from, $lte: to } })
      .sort({ startsAt: 1, _id: 1 })
      .lean(),
  find: (_id, session) =>
    ClientInterviewModel.findOne({ ...takesPlace, _id }, null, {
      session,
    }).lean(),
  note: async ({ session }, { _id, startsAt, reminded: before }, reminded) => {
    const { modifiedCount } = await ClientInterviewModel.updateOne(
      { ...takesPlace, _id, startsAt, reminded: before ?? null },
      { $set: { reminded } },
      { session },
    );
    return modifiedCount > 0;
  },
  send: async (tx, interview, { staff, guests }) => {
    const application = await applicationNow(interview.applicationId, tx.session);
    // While an ending can still be undone, its interviews are not cancelled yet.
    if (application?.application.status !== 'active') return;
    const found = await withRoom(tx, { ...application, interview });
    if (guests) {
      await remindCandidate(tx, found, guests);
      await remindClients(tx, found, guests);
    }
    if (staff) await remindColleagues(tx, found, staff);
  },
};

/** Reminds each side of upcoming application interviews; returns the number of interviews. */
export const remindOfClientInterviews = (signal: AbortSignal, now?: Date): Promise<number> =>
  sendReminders(source, signal, now);

async function remindCandidate(
  tx: Tx,
  { interview, candidate, job }: FoundInterview,
  due: DueReminder,
): Promise<void> {
  if (!candidate.email || (await mailRefusal(candidate)) !== null) return;
  await sendMail(tx, {
    template: due === 'last' ? 'interview_reminder_soon' : 'interview_reminder',
    to: candidate.email,
    userId: candidate.userId,
    opens: opened(interview),
    subject: { type: 'candidate', id: candidate._id },
    variables: {
      firstName: candidate.preferredName ?? candidate.firstName,
      agencyName: agencyName(),
      title: interview.round,
      jobTitle: job.title,
      at: momentInWords(
        interview.startsAt,
        candidate.timeZone,
        await zoneOfHosts({ interview, job }),
      ),
      count: String(interview.durationMin),
      place: placeInWords(interview),
    },
  });
}

/** Mails to the client identify the candidate by number. */
async function remindClients(
  tx: Tx,
  { interview, application, candidate, job }: FoundInterview,
  due: DueReminder,
): Promise<void> {
  const isIn = ({ userId }: { userId: ClientInterviewRecord['_id'] }) =>
    interview.hosts.some((host) => host.side === 'client' && host.userId.equals(userId));
  for (const person of await peopleOfCompany(application.companyId, tx.session)) {
    if (!isIn(person)) continue;
    await sendMail(tx, {
      template: due === 'last' ? 'interview_reminder_client_soon' : 'interview_reminder_client',
      to: person.email,
      userId: person.userId,
      opens: opened(interview),
      subject: { type: 'application', id: application._id },
      variables: {
        firstName: person.firstName,
        agencyName: agencyName(),
        number: candidate.number,
        title: interview.round,
        jobTitle: job.title,
        place: placeInWords(interview),
        at: momentInWords(interview.startsAt, person.timeZone, candidate.timeZone),
        path: pathForClient(interview),
      },
    });
  }
}

const remindColleagues = (
  tx: Tx,
  { interview, application, candidate, job }: FoundInterview,
  due: DueReminder,
): Promise<void> =>
  remindStaff(tx, {
    userIds: interview.hosts.flatMap(({ userId, side }) => (side === 'agency' ? [userId] : [])),
    due,
    startsAt: interview.startsAt,
    candidate,
    title: interview.round,
    mailTitle: `${interview.round}, ${calledInNotices(job)}`,
    path: interviewsPath(application._id),
    opens: opened(interview),
  });

/**
 * Checks whether a reminder must be held back because the interview has begun, moved or been
 * cancelled.
 */
export async function refusesInterviewReminder({
  opens,
  createdAt,
}: OutgoingMailFacts): Promise<boolean> {
  if (opens?.type !== 'client_interview' || !isRecordId(opens.id)) return false;
  const interview = await ClientInterviewModel.findById(opens.id).lean();
  if (!interview || !clientInterviewHoldsTime.includes(interview.status)) return true;
  return isOutdated(interview, createdAt);
}
