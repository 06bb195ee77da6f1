import type { CustomFieldEntity, PermissionName } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import {
  findCandidate,
  reaches as reachesCandidate,
} from '../../records/candidates/candidate-lookup.ts';
import { findCompany, reaches as reachesCompany } from '../../records/companies/company-lookup.ts';
import { findJob, reaches as reachesJob } from '../../records/jobs/job-lookup.ts';

/** The parts of a record that its custom fields need. */
export interface FieldSubject {
  readonly _id: Types.ObjectId;
  /** Whether the actor may change its fields. */
  readonly mayEdit: boolean;
}

/** Permissions to change a record, which also allow changing its custom fields. */
const editing = {
  candidate: 'candidate.updateContact',
  company: 'company.update',
  job: 'job.update',
} as const satisfies Readonly<Record<CustomFieldEntity, PermissionName>>;

interface FindOptions {
  session?: ClientSession | null;
  /** Whether to include deleted records, for users who may restore them. */
  deleted?: boolean;
}

type Find = (actor: Actor, id: string, options: FindOptions) => Promise<FieldSubject>;

const finders: Readonly<Record<CustomFieldEntity, Find>> = {
  candidate: async (actor, id, options) => {
    const candidate = await findCandidate(actor, id, options);
    const mayEdit = !candidate.deletedAt && reachesCandidate(actor, editing.candidate, candidate);
    return { _id: candidate._id, mayEdit };
  },
  company: async (actor, id, options) => {
    const company = await findCompany(actor, id, options);
    const isOpen = company.status !== 'former' && !company.deletedAt;
    const mayEdit = isOpen && reachesCompany(actor, editing.company, company);
    return { _id: company._id, mayEdit };
  },
  job: async (actor, id, { session }) => {
    const job = await findJob(actor, id, session);
    return { _id: job._id, mayEdit: reachesJob(actor, editing.job, job) };
  },
};

/** @throws AppError NOT_FOUND for a missing or hidden record, SELF_RECORD */
export async function findFieldSubject(
  actor: Actor,
  entity: CustomFieldEntity,
  id: string,
  options: FindOptions = {},
): Promise<FieldSubject> {
  const subject = await finders[entity](actor, id, options);
  return { ...subject, mayEdit: subject.mayEdit && actor.can('customField.write') };
}

/** @throws AppError FORBIDDEN */
export function requireEdit(actor: Actor, { mayEdit }: FieldSubject): void {
  if (!mayEdit) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
}
