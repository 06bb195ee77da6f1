import { jobMachine, type JobAction } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import {
  changeState,
  requireState,
  stillStands,
  type StateChangeRules,
} from '../../../db/transition.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { auditedFields, secretFields } from '../record/job-audit.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';

interface JobMove extends StateChangeRules<Job> {
  action: JobAction;
  set: (current: Job) => Partial<Job>;
  /** Additions to lists. */
  push?: UpdateQuery<Job>['$push'];
}

/** `already`: the same user had done it before, so nothing changed. */
export interface MovedJob {
  job: Job;
  already: boolean;
}

/**
 * Moves a job by its state machine, with audit.
 * @throws AppError INVALID_TRANSITION, VERSION_CONFLICT
 */
export async function changeJob(
  tx: Tx,
  current: Job,
  { action, isRepeat, set, push, ...rules }: JobMove,
): Promise<MovedJob> {
  const name = `job.${action}`;
  const { after: job, already } = await changeState<Job>(tx, JobModel, current, {
    ...rules,
    name,
    // Its seats can change the state without an action.
    isRepeat: (seen) => stillStands(jobMachine, action, seen.status) && (isRepeat?.(seen) ?? true),
    requireState: ({ status }) => requireState(jobMachine, action, status),
    set: (seen) => ({
      $set: {
        stateNote: null,
        ...set(seen),
        status: jobMachine.transitions[action].to as Job['status'],
      },
      ...(push && { $push: push }),
    }),
  });
  if (!already)
    await audit(tx, {
      action: name,
      entity: 'job',
      entityId: job._id,
      companyId: job.companyId,
      changes: changesBetween<Job>(current, job, auditedFields, secretFields),
    });
  return { job, already };
}
