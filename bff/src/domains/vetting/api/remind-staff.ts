import type { Types } from 'mongoose';
import type { DueReminder } from '../../../calendars/reminders.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findPlaces } from '../../../identity/people/people.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { notify } from '../../notifications/api/notify.ts';
import { momentInWords } from '../interviews/interview-words.ts';

interface StaffReminder {
  userIds: readonly Types.ObjectId[];
  due: DueReminder;
  startsAt: Date;
  candidate: Pick<Candidate, '_id' | 'number' | 'timeZone'>;
  /** The interview's name beside its candidate, and in a mail, where it stands alone. */
  title: string;
  mailTitle?: string;
  path: string;
  /** The interview, used to hold back the mail once it is out of date. */
  opens: { type: string; id: Types.ObjectId };
}

/** Reminds colleagues of an interview that they hold, each in their own time zone. */
export async function remindStaff(
  tx: Tx,
  { userIds, due, startsAt, candidate, title, mailTitle = title, path, opens }: StaffReminder,
): Promise<void> {
  const places = await findPlaces(userIds);
  const subject = { type: 'candidate', id: candidate._id };
  for (const userId of userIds) {
    const zone = places.get(userId.toHexString())?.timeZone ?? 'UTC';
    const at = momentInWords(startsAt, zone, candidate.timeZone);
    await notify(tx, {
      topic: 'interview_reminder',
      userIds: [userId],
      link: path,
      subject,
      title: due === 'last' ? `Soon: ${title} with {name}, ${at}` : `${title} with {name}: ${at}`,
      // No mail for the last reminder: it would come too late.
      ...(due === 'last'
        ? { mail: 'own' as const }
        : {
            letter: (reader, { sendAt }) =>
              sendMail(tx, {
                template: 'interview_reminder_staff',
                to: reader.email,
                userId,
                subject,
                opens,
                ...(sendAt && { sendAt }),
                variables: {
                  firstName: reader.firstName,
                  number: candidate.number,
                  title: mailTitle,
                  at,
                  path,
                },
              }),
          }),
    });
  }
}
