import type { ProfileView } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { companyNames } from '../../companies/api/company-directory.ts';
import { jobsById } from '../../jobs/api/job-lookup.ts';
import { ApplicationModel, type Application } from '../application.model.ts';

/** To which clients a person was presented, and when they looked, newest first. */
export async function profileViewsOf(
  candidateId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<ProfileView[]> {
  const shared = await ApplicationModel.find(
    { candidateId, submittedAt: { $ne: null }, deletedAt: null },
    { jobId: 1, companyId: 1, submittedAt: 1, clientSeenAt: 1 },
    { session },
  )
    .sort({ submittedAt: -1, _id: -1 })
    .lean<Pick<Application, 'jobId' | 'companyId' | 'submittedAt' | 'clientSeenAt'>[]>();
  const jobs = await jobsById(shared.map(({ jobId }) => jobId));
  const companies = await companyNames(
    shared.map(({ companyId }) => companyId),
    session,
  );
  return shared.flatMap(({ jobId, companyId, submittedAt, clientSeenAt }) => {
    if (!submittedAt) return [];
    const job = jobs.get(jobId.toHexString());
    // A confidential search names neither the job nor who searches.
    const isNamed = job !== undefined && !job.confidential;
    return {
      client: isNamed ? (companies.get(companyId.toHexString()) ?? null) : null,
      job: isNamed ? job.title : null,
      sharedAt: submittedAt.toISOString(),
      seenAt: clientSeenAt?.toISOString() ?? null,
    };
  });
}
