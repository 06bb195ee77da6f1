import { clientDashboardRoutes, href, selfServiceRoutes } from '@muster/contracts';
import type { Types } from 'mongoose';
import { dayInWords, dayOf } from '../../db/calendar-day.ts';
import { isRecordId } from '../../db/record-id.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { agencyName } from '../../mail/agency.ts';
import type { OutgoingMailFacts } from '../../mail/outgoing-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { findLiveCandidate } from '../../records/candidates/candidate-lookup.ts';
import { mayBeMailed } from '../../records/candidates/contact/mail-rules.ts';
import { jobsById } from '../../records/jobs/job-lookup.ts';
import { createAccessToken } from '../links/api/access-tokens.ts';
import { notify } from '../notifications/api/notify.ts';
import type { Placement } from '../placements/api/contracts-of-person.ts';
import { ExitSurveyModel, surveySubject, type ExitSurveyRecord } from './exit-survey.model.ts';

interface Reader {
  userId: Types.ObjectId | null;
  email: string;
  firstName: string;
}

interface Asking {
  survey: ExitSurveyRecord;
  placement: Pick<Placement, 'number' | 'jobId'>;
  isReminder?: boolean;
}

/** Sends a notice to respondents with an account, and a mail whose link needs none. */
export async function askForSurvey(tx: Tx, asking: Asking): Promise<void> {
  const { survey } = asking;
  const toClient = survey.side === 'client';
  const candidate = toClient ? null : await findLiveCandidate(survey.candidateId, tx.session);
  const userId = toClient ? survey.userId : (candidate?.userId ?? null);
  if (userId) {
    await notify(tx, {
      topic: 'placement',
      userIds: [userId],
      title: asking.isReminder
        ? 'Still to do: how was the work together?'
        : 'The work has ended: how was it?',
      link: toClient
        ? href(clientDashboardRoutes.clientDashboardPendingItems)
        : href(selfServiceRoutes.profile),
      letter: (reader, when) => mailSurvey(tx, asking, reader, when),
    });
    return;
  }
  if (!candidate?.email || !mayBeMailed(candidate)) return;
  const { email, preferredName, firstName } = candidate;
  await mailSurvey(tx, asking, { userId: null, email, firstName: preferredName ?? firstName });
}

/** The mail names no person; only the page does. */
async function mailSurvey(
  tx: Tx,
  { survey, placement: { number, jobId }, isReminder = false }: Asking,
  { userId, email, firstName }: Reader,
  when: { sendAt?: Date } = {},
): Promise<void> {
  await createAccessToken(tx, {
    purpose: 'exit_survey',
    subject: surveySubject(survey),
    holderEmail: email,
    scopes: ['exit-survey:answer'],
    expiresAt: survey.expiresAt,
    maxUses: 1,
    keepEarlier: isReminder,
  });
  const job = (await jobsById([jobId], tx.session)).get(jobId.toHexString());
  await sendMail(tx, {
    template: survey.side === 'client' ? 'client_exit_survey' : 'exit_survey',
    to: email,
    ...(userId && { userId }),
    subject: surveySubject(survey),
    companyId: survey.side === 'client' ? survey.companyId : null,
    ...when,
    variables: {
      firstName,
      agencyName: agencyName(),
      jobTitle: job && !job.confidential ? job.title : number,
      contract: number,
      date: dayInWords(dayOf(survey.expiresAt)),
      message: isReminder ? 'We have not heard from you yet.' : '',
    },
  });
}

/** Holds back a mail whose survey was answered or closed before sending. */
export async function refusesSurveyMail({
  subjectType,
  subjectId,
}: OutgoingMailFacts): Promise<boolean> {
  if (subjectType !== 'exit_survey' || !subjectId) return false;
  return !(
    isRecordId(subjectId) &&
    (await ExitSurveyModel.exists({ _id: subjectId, status: 'asked', deletedAt: null }))
  );
}
