import {
  clientStageKinds,
  type ClientCandidateRow,
  type ClientView,
  type clientCandidateEndpoints,
} from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { candidatesById } from '../../../records/candidates/candidate-names.ts';
import { findLiveCompany } from '../../../records/companies/company-lookup.ts';
import { submissionTermsOf } from '../../../records/companies/submission-terms.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { shownSubmissions } from '../../submissions/api/submissions.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { applicationsAtHand } from '../../../records/applications/applications-by-id.ts';
import { showClientRow, viewFor } from './client-candidate.serializer.ts';
import { clientReader, type ClientReader } from './client-reader.ts';
import { faceForClient } from './photo-for-client.ts';
import { statusOfJobs } from './status-of-jobs.ts';

/** Maximum number of candidates with one client. */
const maxPeople = 200;

/** Submitted to the client and not yet placed. */
export const withClient = {
  status: 'active',
  submissionVersion: { $gt: 0 },
  stageKind: { $in: [...clientStageKinds] },
  awaitsResubmit: { $ne: true },
  deletedAt: null,
} as const satisfies QueryFilter<Application>;

/** Lists all candidates submitted on the reader's live jobs, the longest waiting first. */
export const listClientCandidates: Service<typeof clientCandidateEndpoints.list> = async ({
  actor,
}) => {
  if (!actor.companyId) throw new AppError('NOT_FOUND');
  const reader = await clientReader(actor);
  const { data, status } = await standOfJobs(reader);
  return {
    data,
    waiting: reader.decides ? data.filter(({ standing }) => standing === 'waiting').length : 0,
    status,
  };
};

/** Returns the candidates on the reader's live jobs, and the state of each job at a moment. */
export async function standOfJobs(reader: ClientReader, now = new Date()) {
  const { actor } = reader;
  const [jobs, company] = await Promise.all([
    clientJobsOf(actor),
    actor.companyId && findLiveCompany(actor.companyId),
  ]);
  const data = await rowsOn(reader, jobs);
  return { jobs, data, status: statusOfJobs(jobs, data, company?.timeZone ?? 'UTC', now) };
}

/** Returns the rows of candidates with the client on these jobs, as the reader may read them. */
export const rowsOn = async (
  reader: ClientReader,
  jobs: readonly Job[],
): Promise<ClientCandidateRow[]> => (await peopleOn(reader, jobs)).map(({ row }) => row);

/** Candidate at a client: the list row, and the submission as the reader may read it. */
export interface ShownPerson {
  job: Job;
  row: ClientCandidateRow;
  view: ClientView;
}

/** {@link rowsOn} with the views behind the rows; `ids` restricts them. */
export async function peopleOn(
  reader: ClientReader,
  jobs: readonly Job[],
  ids?: readonly string[],
): Promise<ShownPerson[]> {
  const { companyId, selfUserIds } = reader.actor;
  const terms = companyId && (await submissionTermsOf(companyId));
  if (!terms || jobs.length === 0) return [];
  const applications = await ApplicationModel.find({
    companyId,
    jobId: { $in: jobs.map(({ _id }) => _id) },
    ...withClient,
    ...(ids && { _id: { $in: [...ids] } }),
  })
    .sort({ submittedAt: 1, _id: 1 })
    .limit(maxPeople)
    .lean();
  applicationsAtHand(applications);
  const [submissions, candidates, pipelines] = await Promise.all([
    shownSubmissions(applications.map(({ _id }) => _id)),
    candidatesById(applications.map(({ candidateId }) => candidateId)),
    readPipelines(),
  ]);
  return applications.flatMap((application) => {
    const job = jobs.find(({ _id }) => _id.equals(application.jobId));
    const submission = submissions.get(application._id.toHexString());
    const candidate = candidates.get(application.candidateId.toHexString());
    if (!job || !submission || !candidate) return [];
    if (selfUserIds.some((self) => candidate.userId?.equals(self))) return [];
    const view = viewFor(reader, application, candidate, terms, submission);
    const stage = pipelines.stage(application.stageId);
    const face = faceForClient(application, candidate, terms, submission);
    const facts = { application, job, terms, view, face, stage };
    return [{ job, view, row: showClientRow(reader, facts) }];
  });
}
