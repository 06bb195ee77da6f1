import type { OwnApplication, ResponseOf, ownApplicationEndpoints } from '@muster/contracts';
import type { RequestContext } from '../../../http/context.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findOwnRecord } from '../../../records/candidates/own-record.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { obstaclesOf } from '../../matching/api/obstacles.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { waitsForSignature } from '../../signatures/api/open-documents.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { nextInterviews } from './next-interviews.ts';
import { interestOf } from './record-interest.ts';
import { daysSince, isLate, isUntold, waitingOf } from './standing.ts';

const maxShown = 100;

type Own = ResponseOf<typeof ownApplicationEndpoints.list>;

/** Returns the requesting candidate's own applications. */
export const listOwnApplications = async ({ actor }: Pick<RequestContext, 'actor'>): Promise<Own> =>
  showOwnApplications(await findOwnRecord(actor));

/**
 * Returns the state of each of a candidate's applications: live ones first, then the latest ended.
 */
export async function showOwnApplications(
  { _id, ownerUserId }: Pick<Candidate, '_id' | 'ownerUserId'>,
  now = new Date(),
): Promise<Own> {
  const applications = await ApplicationModel.find({ candidateId: _id, deletedAt: null })
    .sort({ lastActivityAt: -1, _id: -1 })
    .limit(maxShown)
    .lean();
  const [people, jobs, companies, pipelines, interviews, mustSign] = await Promise.all([
    findPeople([ownerUserId]),
    jobsById(applications.map(({ jobId }) => jobId)),
    companiesById(applications.map(({ companyId }) => companyId)),
    readPipelines(),
    nextInterviews([_id], now),
    waitsForSignature(_id),
  ]);
  const running = applications.filter(({ status }) => status === 'active');
  const obstacles = await obstaclesOf(
    _id,
    running.flatMap(({ jobId }) => jobs.get(jobId.toHexString()) ?? []),
    now,
  );
  const data = applications.flatMap((application): OwnApplication[] => {
    const job = jobs.get(application.jobId.toHexString());
    const company = companies.get(application.companyId.toHexString());
    if (!job || !company) return [];
    const untold = isUntold(application, now);
    const status = untold ? 'active' : application.status;
    const stageId = application.exit?.stageId ?? application.stageId;
    const stages = pipelines.of(job).filter(({ isActive, id }) => isActive || id === stageId);
    const stage = pipelines.stage(stageId);
    const interviewAt =
      status === 'active' && !untold
        ? (interviews.get(application._id.toHexString()) ?? null)
        : null;
    const waiting = waitingOf({ application, job, stage, company, interviewAt, mustSign }, now);
    return [
      {
        id: application._id.toHexString(),
        jobTitle: job.confidential ? null : job.title,
        company: job.confidential ? null : company.name,
        status,
        stage: stage?.candidateLabel ?? '',
        steps: stages.map(({ candidateLabel }) => candidateLabel),
        step: Math.max(
          0,
          stages.findIndex(({ id }) => id === stageId),
        ),
        onHold: application.onHold,
        waitsFor: waiting.waitsFor,
        waitsSince: waiting.since.toISOString(),
        daysWaiting: daysSince(waiting.since, now),
        promisedBy: waiting.promisedBy?.toISOString() ?? null,
        isLate: isLate(waiting, now),
        interviewAt: interviewAt?.toISOString() ?? null,
        question:
          interestOf({ application, job }) === 'open'
            ? { message: application.interestMessage }
            : null,
        canWithdraw: application.status === 'active' && application.stageKind !== 'contracting',
        ended:
          application.exit && !untold && status !== 'active'
            ? { at: application.exit.at.toISOString(), side: application.exit.side }
            : null,
        obstacles: status === 'active' ? [...(obstacles.get(job._id.toHexString()) ?? [])] : [],
      },
    ];
  });
  return {
    data: data.toSorted((a, b) => Number(b.status === 'active') - Number(a.status === 'active')),
    recruiter: people.ref(ownerUserId)?.name ?? null,
  };
}
