import type { JobField, jobEndpoints } from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { clientVersionOf, isNewToClient } from '../client/client-version.ts';
import { adoptPipeline } from '../../applications/api/shift-stages.ts';
import { moveSeats } from '../../../records/positions/position-seats.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { auditedFields, secretFields } from '../record/job-audit.ts';
import { notifyCandidates } from '../notices/job-changed.ts';
import { storeChanges } from './job-input.ts';
import { goToClient } from './other-client.ts';
import { findJobFor } from '../../../records/jobs/job-lookup.ts';
import { notifyClient } from '../notices/job-mails.ts';
import { explainJobError } from './explain-job-error.ts';
import { isEnded } from '../record/job-rights.ts';
import { shareWithNewTeam } from '../record/team-sight.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { notifyNewMembers } from '../notices/job-notices.ts';
import { showJob } from '../record/show-job.ts';

/** Changes fields of a job by the merge rule; ended jobs are read-only. */
export const updateJob: Service<typeof jobEndpoints.update> = async (ctx, { params, body }) => {
  const { actor } = ctx;
  const { version, notifyClient: tells, notifyCandidates: tellsPeople } = body;
  const { companyId, ...changes } = body.changes;
  const paths = Object.keys(body.changes) as JobField[];
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const job = await findJobFor(actor, 'job.update', params.id, session);
      if (isEnded(job))
        throw new AppError('INVALID_TRANSITION', {
          context: { currentState: job.status, action: 'edit' },
        });
      if (paths.length === 0) return showJob(actor, job, session);
      let isTold = false;
      const { before, after } = await updateVersioned<Job>(tx, JobModel, {
        filter: { _id: job._id },
        base: version,
        paths,
        apply: async (current) => {
          const moved =
            companyId === undefined || current.companyId.equals(companyId)
              ? {}
              : await goToClient(tx, actor, current, companyId);
          const base = { ...current, ...moved };
          const said = await storeChanges({ actor, tx, base, prefix: 'changes.' }, changes);
          const next = { ...base, ...said };
          isTold = tells && isNewToClient(next.clientVersion, next);
          return {
            $set: {
              ...moved,
              ...said,
              ...(isTold && { clientVersion: clientVersionOf(next, tx.at) }),
            },
          };
        },
      });
      const isMoved = !before.companyId.equals(after.companyId);
      if (isMoved) await moveSeats(tx, after);
      if (String(before.pipelineTemplateId) !== String(after.pipelineTemplateId))
        await adoptPipeline(tx, after._id, (await readPipelines(session)).of(after));
      await audit(tx, {
        action: 'job.update',
        entity: 'job',
        entityId: after._id,
        companyId: after.companyId,
        changes: changesBetween<Job>(before, after, auditedFields, secretFields),
      });
      await shareWithNewTeam(tx, before, after);
      await notifyNewMembers(tx, before, after);
      if (tellsPeople) notifyCandidates(tx, before, after);
      // For the new client, the moved job counts as newly opened.
      if (isTold && (!isMoved || after.status === 'open'))
        await notifyClient(tx, after, isMoved ? 'job_opened' : 'job_changed');
      return showJob(actor, after, session);
    });
  } catch (error) {
    throw await explainJobError(ctx, params.id, error);
  }
};
