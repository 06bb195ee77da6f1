import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../auth/actor.ts';
import { AppError } from '../../http/app-error.ts';
import { findApplication, opensApplication } from '../applications/application-lookup.ts';
import { findCandidate, opensCandidate } from '../candidates/candidate-lookup.ts';
import { findCompany, reaches, requireOpen, type Company } from '../companies/company-lookup.ts';
import { findJob, opensJob } from '../jobs/job-lookup.ts';
import type { Task } from './task.model.ts';

/** The record that tasks are about, with the fields that tasks need. */
export interface TaskSubject {
  readonly type: Task['subjectType'];
  readonly _id: Types.ObjectId;
  readonly name: string;
  /** Whether the reader sees other users' tasks about it, beside their own. */
  readonly seesAll: boolean;
  /** Checks whether a user who is assigned a task about it can open it. */
  readonly mayOpen: (actor: Actor) => boolean;
  /** @throws AppError FORBIDDEN, INVALID_TRANSITION if nothing may be added to it */
  readonly requireAdd: () => void;
}

interface LookupOptions {
  session?: ClientSession | null;
  /** Whether to include a deleted record. */
  deleted?: boolean;
}

/**
 * Finds the record that a task is or will be about, if the actor may see it.
 * @throws AppError NOT_FOUND, SELF_RECORD
 */
export async function findSubject(
  actor: Actor,
  { subjectType, subjectId }: { subjectType: Task['subjectType']; subjectId: string },
  options: LookupOptions = {},
): Promise<TaskSubject> {
  switch (subjectType) {
    case 'company':
      return companySubject(actor, await findCompany(actor, subjectId, options));
    case 'candidate': {
      const candidate = await findCandidate(actor, subjectId, options);
      const named = { type: subjectType, _id: candidate._id, name: candidate.name };
      return openToAll(named, (other) => opensCandidate(other, candidate));
    }
    case 'job': {
      const job = await findJob(actor, subjectId, options.session);
      const named = { type: subjectType, _id: job._id, name: job.title };
      return openToAll(named, (other) => opensJob(other, job));
    }
    case 'application': {
      const found = await findApplication(actor, 'application.read', subjectId, {
        session: options.session ?? null,
        removed: options.deleted ?? false,
      });
      const named = {
        type: subjectType,
        _id: found.application._id,
        name: `${found.candidate.name}, ${found.job.title}`,
      };
      return openToAll(named, (other) => opensApplication(other, found));
    }
  }
}

/** Everyone who may open the record sees its tasks and may add to them. */
const openToAll = (
  named: Pick<TaskSubject, 'type' | '_id' | 'name'>,
  mayOpen: TaskSubject['mayOpen'],
): TaskSubject => ({ ...named, seesAll: true, mayOpen, requireAdd: () => undefined });

/** Tasks about a client are visible to those who read the notes on it. */
const companySubject = (actor: Actor, company: Company): TaskSubject => ({
  type: 'company',
  _id: company._id,
  name: company.name,
  // Finance reads only what concerns billing.
  seesAll: actor.role !== 'finance_hr' && reaches(actor, 'company.readNotes', company),
  mayOpen: (other) => reaches(other, 'company.read', company),
  requireAdd: () => {
    if (!reaches(actor, 'company.writeNotes', company))
      throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    requireOpen(company);
  },
});
