import type { PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import {
  findCandidate,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import {
  findCompany,
  reaches as reachesCompany,
  type Company,
} from '../../../records/companies/company-lookup.ts';
import {
  findJob,
  opensJob,
  reaches as reachesJob,
  type Job,
} from '../../../records/jobs/job-lookup.ts';
import type { Attachment } from '../../../records/attachments/attachment.model.ts';

/** Record that owns files, with what they need to know of it. */
export interface FileOwner {
  readonly ownerType: 'candidate' | 'job' | 'company';
  readonly ownerId: Types.ObjectId;
  readonly deletedAt: Date | null;
  /** Null for a job or a client. */
  readonly candidate: Candidate | null;
  /** Whether the actor's permission covers the record. */
  holds(actor: Actor, permission: PermissionName): boolean;
}

export const candidateOwner = (candidate: Candidate): FileOwner => ({
  ownerType: 'candidate',
  ownerId: candidate._id,
  deletedAt: candidate.deletedAt,
  candidate,
  holds: (actor, permission) => reaches(actor, permission, candidate),
});

export const jobOwner = (job: Job): FileOwner => ({
  ownerType: 'job',
  ownerId: job._id,
  deletedAt: job.deletedAt,
  candidate: null,
  holds: (actor, permission) => opensJob(actor, job) && reachesJob(actor, permission, job),
});

export const companyOwner = (company: Company): FileOwner => ({
  ownerType: 'company',
  ownerId: company._id,
  deletedAt: company.deletedAt,
  candidate: null,
  holds: (actor, permission) => reachesCompany(actor, permission, company),
});

/** Returns a file's record that the actor may see. @throws AppError NOT_FOUND, SELF_RECORD */
export async function findOwner(
  actor: Actor,
  { ownerType, ownerId }: Pick<Attachment, 'ownerType' | 'ownerId'>,
  session: ClientSession | null = null,
): Promise<FileOwner> {
  const id = ownerId.toHexString();
  switch (ownerType) {
    case 'candidate':
      return candidateOwner(await findCandidate(actor, id, { session }));
    case 'job':
      return jobOwner(await findJob(actor, id, session));
    case 'company':
      return companyOwner(await findCompany(actor, id, { session }));
    default:
      throw new AppError('NOT_FOUND');
  }
}
