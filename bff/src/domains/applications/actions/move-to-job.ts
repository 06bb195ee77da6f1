import type { BodyOf, applicationActionEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import type { Service } from '../../../http/mount.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import type { Job } from '../../../records/jobs/job-lookup.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { exitOf, leaveNothingOpen, over } from '../record/end-applications.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';
import { beginOnJob, findJobToAddTo, requireAddable } from './begin-on-job.ts';

/**
 * Moves a candidate from one job to another: ends the old application and begins a new one. Notes
 * and feedback stay on the old one, because the new client may not see them.
 */
export const moveToJob: Service<typeof applicationActionEndpoints.moveToJob> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.move', (tx, found) =>
    moveFoundToJob(tx, ctx.actor, found, body),
  );

type Body = BodyOf<typeof applicationActionEndpoints.moveToJob>;

/** {@link moveToJob} for a loaded application. */
export async function moveFoundToJob(
  tx: Tx,
  actor: Actor,
  { application, candidate }: Pick<FoundApplication, 'application' | 'candidate'>,
  body: Omit<Body, 'version'> & { version: number | null },
): Promise<Application> {
  const job = await findJobToAddTo(actor, body.jobId, tx.session);
  const attempts: number[] = [];
  const after = await changeApplication(tx, application, {
    action: 'move_to_job',
    name: 'application.move_to_job',
    event: 'moved_to_job',
    version: body.version,
    guard: async () => {
      attempts.push(await requireAddable(candidate, job, tx.session));
    },
    set: (current) => ({
      ...over('withdrawn'),
      exit: exitOf(tx, current, { side: 'agency', reasonId: null, note: body.note }),
    }),
    note: calledInNotices(job),
  });
  const [attempt] = attempts;
  if (attempt === undefined) return (await onJob(tx, application, job)) ?? after;
  await leaveNothingOpen(tx, application);
  return beginOnJob(tx, {
    candidate,
    job,
    attempt,
    stage: body.stage,
    movedFromId: application._id,
  });
}

const onJob = ({ session }: Tx, { candidateId }: Application, { _id }: Job) =>
  ApplicationModel.findOne({ candidateId, jobId: _id, deletedAt: null }, null, { session })
    .sort({ createdAt: -1 })
    .lean();
