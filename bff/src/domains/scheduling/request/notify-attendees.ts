import { agencyName } from '../../../mail/agency.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { mailRefusal } from '../../candidates/api/contact/mail-refusal.ts';
import { momentInWords } from '../../vetting/api/interview-times.ts';
import type { Arranged } from '../interview/arranged-interview.ts';
import { calendarOf, placeInWords } from './arranged-calendar.ts';
import { requestSubject } from './schedule-mails.ts';

const newsWords = { confirmed: 'arranged', moved: 'moved', cancelled: 'cancelled' } as const;

/**
 * Mails the candidate's companions the time of an interview, with the invitation for the calendar;
 * candidates who must not be contacted have no companions.
 */
export async function notifyAttendees(
  tx: Tx,
  arranged: Arranged,
  news: keyof typeof newsWords,
): Promise<void> {
  const { request, interview, candidate } = arranged;
  const { attendees = [] } = request;
  if (attendees.length === 0 || (await mailRefusal(candidate)) !== null) return;
  const calendar = await calendarOf(
    arranged,
    news === 'cancelled' ? 'cancel' : 'request',
    tx.session,
  );
  if (!calendar) return;
  for (const { name, email } of attendees)
    await sendMail(tx, {
      template: 'interview_attendee',
      to: email,
      subject: requestSubject(request),
      calendar,
      variables: {
        firstName: name,
        inviterName: candidate.preferredName ?? candidate.firstName,
        agencyName: agencyName(),
        title: interview.title,
        news: newsWords[news],
        at: momentInWords(calendar.startsAt, request.inviteeTimeZone),
        count: String(interview.durationMin),
        // In a phone interview the number is the candidate's, and is not shared.
        place: request.place === 'phone' ? '' : (calendar.location ?? placeInWords(request)),
      },
    });
}
