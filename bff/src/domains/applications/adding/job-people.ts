import { href, jobsRoutes, type NotificationTopic } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { notify, type Notice } from '../../notifications/api/notify.ts';
import type { Application } from '../../../records/applications/application.model.ts';

interface Told {
  application: Application;
  candidate: Candidate;
  job: Job;
}

interface News {
  topic: Extract<NotificationTopic, 'application_stage' | 'submission_seen' | 'client_decision'>;
  /** `{name}` is replaced with the candidate's name. */
  title: string;
  body?: string | null;
  /** Separate mail for users who want this topic at once. */
  mail?: 'client_interview_request' | 'client_selected' | 'client_rejected_internal';
}

/** Path of an application's page. */
export const pathOf = ({ _id }: Pick<Application, '_id'>): string =>
  href(jobsRoutes.applicationProfile, { jobApplicationId: _id.toHexString() });

/** Notifies owner, lead recruiter and account manager, except the one who acted. */
export async function notifyJobPeople(
  tx: Tx,
  { application, candidate, job }: Told,
  { topic, title, body = null, mail }: News,
): Promise<void> {
  const company = (await companyNames([job.companyId], tx.session)).get(
    job.companyId.toHexString(),
  );
  const letter: Notice['letter'] =
    mail &&
    (({ userId, email, firstName }, when) =>
      sendMail(tx, {
        template: mail,
        to: email,
        userId,
        subject: { type: 'application', id: application._id },
        variables: {
          firstName,
          number: candidate.number,
          jobTitle: calledInNotices(job),
          company: company ?? 'The client',
          path: pathOf(application),
        },
        ...when,
      }));
  await notify(tx, {
    topic,
    userIds: [
      application.ownerUserId,
      job.accountManagerId,
      ...(job.leadRecruiterId ? [job.leadRecruiterId] : []),
    ],
    title,
    body,
    link: pathOf(application),
    subject: { type: 'candidate', id: candidate._id },
    letter,
  });
}
