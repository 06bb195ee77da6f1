import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { AppError } from '../../../http/app-error.ts';
import { findCandidate, opensCandidate } from '../../candidates/api/candidate-lookup.ts';
import {
  findCompany,
  reaches,
  requireOpen,
  type Company,
} from '../../companies/api/company-lookup.ts';
import type { Task } from '../task.model.ts';

/** The record that tasks are about, as far as tasks have to know of it. */
export interface TaskSubject {
  readonly type: Task['subjectType'];
  readonly _id: Types.ObjectId;
  readonly name: string;
  /** Whether the reader sees what others have to do about it, beside what is theirs. */
  readonly seesAll: boolean;
  /** Whether a user who is given something to do about it can open it. */
  readonly mayOpen: (actor: Actor) => boolean;
  /** @throws AppError FORBIDDEN, INVALID_TRANSITION where nothing may be added to it */
  readonly requireAdd: () => void;
}

interface LookupOptions {
  session?: ClientSession | null;
  /** Whether a deleted record will do. */
  deleted?: boolean;
}

/**
 * The record that a task is or shall be about, if the actor may see it.
 * @throws AppError NOT_FOUND, SELF_RECORD
 */
export async function findSubject(
  actor: Actor,
  { subjectType, subjectId }: { subjectType: Task['subjectType']; subjectId: string },
  options: LookupOptions = {},
): Promise<TaskSubject> {
  if (subjectType === 'company')
    return companySubject(actor, await findCompany(actor, subjectId, options));
  const candidate = await findCandidate(actor, subjectId, options);
  return {
    ...{ type: 'candidate', _id: candidate._id, name: candidate.name, seesAll: true },
    mayOpen: (other) => opensCandidate(other, candidate),
    requireAdd: () => undefined,
  };
}

/** What there is to do about a client is known to those who read the notes on it. */
const companySubject = (actor: Actor, company: Company): TaskSubject => ({
  type: 'company',
  _id: company._id,
  name: company.name,
  seesAll: reaches(actor, 'company.readNotes', company),
  mayOpen: (other) => reaches(other, 'company.read', company),
  requireAdd: () => {
    if (!reaches(actor, 'company.writeNotes', company))
      throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    requireOpen(company);
  },
});
