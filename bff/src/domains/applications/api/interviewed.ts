import type { ClientStanding, ClientView } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { readTogether } from '../../../db/read-together.ts';
import { excerptOf } from '../../../rich-text/rich-text.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { jobsById, type Job } from '../../../records/jobs/job-lookup.ts';
import { latestSubmissions } from '../../submissions/api/submissions.ts';
import type { Application } from '../../../records/applications/application.model.ts';
import { applicationsById } from '../../../records/applications/applications-by-id.ts';
import { viewFor } from '../client/client-candidate.serializer.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import { clientReader } from '../client/client-reader.ts';
import { standingOf } from '../client/client-standing.ts';

// Functions for interviews of applications.
export {
  applicationNow,
  findApplication,
  type FoundApplication,
} from '../../../records/applications/find-application.ts';
export { standingOf } from '../client/client-standing.ts';
export {
  findForAuthor,
  findForClient as findApplicationForClient,
} from '../client/find-for-client.ts';
export { askAfterInterview } from '../feedback/ask-after-interview.ts';
export { beginFeedback } from '../feedback/begin-feedback.ts';
export { feedbackForClient, feedbackOnRounds } from '../feedback/feedback-for-client.ts';
export { recordEvent } from '../record/record-event.ts';
export { reaches } from '../../../records/applications/applications.policy.ts';

/** Candidate on a job as the reader of the client may know them. */
export interface InterviewedPerson {
  application: Application;
  job: Job;
  name: string;
  blind: boolean;
  headline: string | null;
  timeZone: string;
  standing: ClientStanding;
  /** Skills of the candidate that the job asks for; empty once the submission was withdrawn. */
  skills: ClientView['skills'];
  summary: string | null;
}

/**
 * Returns by id those of these applications that were shown to the reader's company; others are
 * absent.
 */
export async function peopleForClient(
  actor: Actor,
  applicationIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, InterviewedPerson>> {
  const { companyId, selfUserIds } = actor;
  const terms = companyId && (await submissionTermsOf(companyId, session));
  if (!terms || applicationIds.length === 0) return new Map();
  const reader = await clientReader(actor);
  const applications = [...(await applicationsById(applicationIds, session)).values()].filter(
    (one) => one.companyId.equals(terms._id) && one.submissionVersion > 0 && !one.deletedAt,
  );
  const [jobs, candidates, submissions] = await readTogether(session, [
    () =>
      jobsById(
        applications.map(({ jobId }) => jobId),
        session,
      ),
    () => candidatesById(applications.map(({ candidateId }) => candidateId)),
    () =>
      latestSubmissions(
        applications.map(({ _id }) => _id),
        session,
      ),
  ]);
  return new Map(
    applications.flatMap((application): [string, InterviewedPerson][] => {
      const id = application._id.toHexString();
      const job = jobs.get(application.jobId.toHexString());
      const candidate = candidates.get(application.candidateId.toHexString());
      const submission = submissions.get(id);
      if (!job || !candidate || !submission || candidate.status === 'anonymised') return [];
      if (selfUserIds.some((self) => candidate.userId?.equals(self))) return [];
      const view = viewFor(reader, application, candidate, terms, submission);
      const { name, blind, headline, timeZone, introduction } = view;
      return [
        [
          id,
          {
            application,
            job,
            name,
            blind,
            headline,
            timeZone,
            standing: standingOf(application),
            skills: view.skills.filter(({ asked }) => asked),
            summary: introduction && excerptOf(introduction),
          },
        ],
      ];
    }),
  );
}

/** Returns which of these applications the staff member may see, with two queries for all. */
export async function applicationsSeenBy(
  actor: Actor,
  applicationIds: readonly Types.ObjectId[],
): Promise<ReadonlySet<string>> {
  if (actor.audience !== 'staff' || applicationIds.length === 0) return new Set();
  const rows = [...(await applicationsById(applicationIds)).values()].filter(
    ({ deletedAt }) => !deletedAt,
  );
  const jobs = await jobsById(rows.map(({ jobId }) => jobId));
  return new Set(
    rows.flatMap((row) => {
      const job = jobs.get(row.jobId.toHexString());
      return job && reaches(actor, 'application.list', row, job) ? [row._id.toHexString()] : [];
    }),
  );
}
