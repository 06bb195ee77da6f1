import type { ClientView } from '@muster/contracts';
import type { Types } from 'mongoose';
import { createCandidateRecord } from '../../candidates/candidate.fixtures.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { SubmissionModel } from '../../submissions/submission.model.ts';
import { createApplication } from '../application.fixtures.ts';
import type { Application } from '../../../records/applications/application.model.ts';

/** What a client was shown of a candidate. */
export const frozenView = (changes: Partial<ClientView> = {}): ClientView => ({
  name: 'Inês Duarte',
  blind: false,
  headline: 'Backend engineer',
  country: 'PT',
  timeZone: 'Europe/Lisbon',
  seniority: null,
  primaryRole: null,
  yearsExperience: 8,
  vettedAt: null,
  english: { level: 'C1', assessed: true },
  languages: [],
  introduction: '<p>Calm and clear.</p>',
  bio: null,
  skills: [],
  availability: { from: '2026-12-01', noticeDays: 14, weeklyHours: 40 },
  experience: [],
  education: [],
  files: [],
  billRate: { amount: '91.00', currency: 'USD', unit: 'hour' },
  ...changes,
});

interface Submitted {
  job: Pick<Job, '_id' | 'companyId'>;
  ownerUserId: Types.ObjectId;
  candidate?: Partial<Candidate>;
  changes?: Partial<Application>;
  kind?: Parameters<typeof createApplication>[1];
  view?: Partial<ClientView>;
}

/** Creates a candidate submitted to the client of a job, with the view that the client reads. */
export async function createSubmitted({
  candidate: facts = {},
  ...submitted
}: Submitted): Promise<Application> {
  const { ownerUserId } = submitted;
  return submitCandidate(await createCandidateRecord({ ownerUserId, ...facts }), submitted);
}

/** {@link createSubmitted} for an existing candidate. */
export async function submitCandidate(
  candidate: Pick<Candidate, '_id' | 'name'>,
  { job, ownerUserId, changes = {}, kind = 'submitted', view = {} }: Omit<Submitted, 'candidate'>,
): Promise<Application> {
  const { companyId } = job;
  const submittedAt = changes.submittedAt ?? new Date();
  const application = await createApplication(
    { candidateId: candidate._id, jobId: job._id, companyId, ownerUserId },
    kind,
    { submissionVersion: 1, submittedAt, ...changes },
  );
  await SubmissionModel.create({
    applicationId: application._id,
    candidateId: candidate._id,
    companyId,
    jobId: job._id,
    version: 1,
    view: frozenView({ name: candidate.name, ...view }),
    at: submittedAt,
    withdrawnAt: application.exit?.at ?? null,
  });
  return application;
}
