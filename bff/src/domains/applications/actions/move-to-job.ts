import type { BodyOf, applicationActionEndpoints } from '@muster/contracts';
import type { Actor } from '../../../auth/actor.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findJob } from '../../jobs/job-lookup.service.ts';
import type { Job } from '../../jobs/job-lookup.service.ts';
import { actOn } from '../act-on.ts';
import { ApplicationModel } from '../application.model.ts';
import type { Application } from '../application.model.ts';
import { mayAddTo } from '../applications.policy.ts';
import { changeApplication } from '../change-application.ts';
import { exitOf, leaveNothingOpen, over } from '../end-applications.ts';
import type { FoundApplication } from '../find-application.ts';
import { additionJudge } from '../judge-addition.ts';
import { placeOnJobs } from '../place-on-jobs.ts';

/**
 * Takes a person from one job to another: here it ends, there it begins anew. Notes and feedback
 * stay where they were written; the other client is none of their business.
 */
export const moveToJob: Service<typeof applicationActionEndpoints.moveToJob> = (
  ctx,
  { params, body },
) =>
  actOn(ctx, params.id, 'application.move', (tx, found) =>
    moveFoundToJob(tx, ctx.actor, found, body),
  );

type Body = BodyOf<typeof applicationActionEndpoints.moveToJob>;

/** {@link moveToJob} for an application at hand. */
export async function moveFoundToJob(
  tx: Tx,
  actor: Actor,
  { application, candidate }: Pick<FoundApplication, 'application' | 'candidate'>,
  body: Omit<Body, 'version'> & { version: number | null },
): Promise<Application> {
  const job = await findJob(actor, body.jobId, tx.session);
  if (!mayAddTo(actor, job)) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
  const attempts: number[] = [];
  const after = await changeApplication(tx, application, {
    action: 'move_to_job',
    name: 'application.move_to_job',
    event: 'moved_to_job',
    version: body.version,
    guard: async () => {
      const judge = await additionJudge([candidate._id], [job], {
        again: true,
        session: tx.session,
      });
      const verdict = judge(candidate, job);
      if (verdict.outcome !== 'ok') throw refusal(verdict.code, job);
      attempts.push(verdict.attempt);
    },
    set: (current) => ({
      ...over('withdrawn'),
      exit: exitOf(tx, current, { side: 'agency', reasonId: null, note: body.note }),
    }),
    note: job.title,
  });
  const [attempt] = attempts;
  if (attempt === undefined) return (await onJob(tx, application, job)) ?? after;
  await leaveNothingOpen(tx, application);
  const [begun] = await begin(tx, { candidateId: candidate._id, job, attempt }, body.stage);
  if (!begun) throw new Error('The person was not placed on the other job');
  return begun;
}

export const refusal = (code: string, { status }: Job): AppError =>
  code === 'JOB_NOT_OPEN'
    ? new AppError('JOB_NOT_OPEN', { context: { state: status } })
    : new AppError(code === 'EARLIER_ATTEMPT' ? 'APPLICATION_EXISTS' : knownCode(code));

const knownCode = (code: string) =>
  code === 'CANDIDATE_EXCLUDED_FOR_CLIENT' || code === 'CANDIDATE_DO_NOT_CONTACT'
    ? code
    : ('APPLICATION_EXISTS' as const);

async function begin(
  tx: Tx,
  addition: Parameters<typeof placeOnJobs>[1][number],
  stage: 'added' | 'interested' | 'internal_review',
) {
  try {
    return await placeOnJobs(tx, [addition], { stage, source: 'staff_added' });
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('APPLICATION_EXISTS', { cause: error }) : error;
  }
}

const onJob = ({ session }: Tx, { candidateId }: Application, { _id }: Job) =>
  ApplicationModel.findOne({ candidateId, jobId: _id, deletedAt: null }, null, { session })
    .sort({ createdAt: -1 })
    .lean<Application>();
