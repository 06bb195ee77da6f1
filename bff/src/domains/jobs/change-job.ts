import { canTransition, jobMachine } from '@muster/contracts';
import type { JobAction } from '@muster/contracts';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../audit/audit.service.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import { AppError } from '../../http/app-error.ts';
import { auditedFields, secretFields } from './job-audit.ts';
import { JobModel } from './job.model.ts';
import type { Job } from './job.model.ts';

interface JobMove {
  action: JobAction;
  /** The version that the caller has seen; null where the caller need not know it. */
  version: number | null;
  /** Whether the content is that of the present state, where the same person did the same last. */
  isRepeat?: (current: Job) => boolean;
  /** Rules beyond the machine; throws an AppError to refuse. */
  guard?: (current: Job) => void | Promise<void>;
  set: (current: Job) => Partial<Job>;
  /** What is added to a list with it. */
  push?: UpdateQuery<Job>['$push'];
}

/** `already`: the same person had done it before, nothing changed. */
export interface MovedJob {
  job: Job;
  already: boolean;
}

/**
 * Moves a job by its machine with one compare-and-set on its version, and audit. The checks after
 * rights come in the order of the specification: repeat, state, version, guards.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeJob(
  tx: Tx,
  current: Job,
  { action, version, isRepeat, guard, set, push }: JobMove,
): Promise<MovedJob> {
  const name = `job.${action}`;
  if (repeats(tx, current, name) && (isRepeat?.(current) ?? true))
    return { job: current, already: true };
  if (!canTransition(jobMachine, current.status, action))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: current.status, action } });
  if (version !== null && version !== current.version) throw versionConflict(current, ['status']);
  await guard?.(current);
  const job = await JobModel.findOneAndUpdate(
    { _id: current._id, version: current.version } satisfies QueryFilter<Job>,
    {
      $set: {
        stateNote: null,
        ...set(current),
        status: jobMachine.transitions[action].to as Job['status'],
        lastAction: name,
        version: current.version + 1,
        'fieldVersions.status': current.version + 1,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
      ...(push && { $push: push }),
    },
    { session: tx.session, returnDocument: 'after', runValidators: true },
  ).lean<Job>();
  if (!job) throw versionConflict(current, ['status']);
  await audit(tx, {
    action: name,
    entity: 'job',
    entityId: job._id,
    companyId: job.companyId,
    changes: changesBetween<Job>(current, job, auditedFields, secretFields),
  });
  return { job, already: false };
}

/** Whether the last that happened is this, by the same person, and it still stands. */
const repeats = ({ userId }: Tx, { lastAction, updatedBy, status }: Job, name: string): boolean =>
  lastAction === name &&
  String(updatedBy) === String(userId) &&
  jobMachine.transitions[name.slice('job.'.length) as JobAction].to === status;
