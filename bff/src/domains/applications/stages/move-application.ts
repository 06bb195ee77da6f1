import { applicationStateOf, isEarlyStage, type applicationEndpoints } from '@muster/contracts';
import { today } from '../../../db/calendar-day.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { restorableUntil } from '../../../db/soft-delete.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { calledInNotices } from '../../../records/jobs/job-called.ts';
import { takesPeople } from '../../../records/jobs/job-lookup.ts';
import { readPipelines } from '../../../records/pipelines/pipelines.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { runApplicationAction } from '../record/run-application-action.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { changeApplication } from '../record/change-application.ts';
import { endApplication } from '../record/end-applications.ts';
import { notifyJobPeople } from '../adding/job-people.ts';
import { goingOn, held } from './hold-clock.ts';
import { moveToStage, stageInUse } from './move-to-stage.ts';
import { removeFromJob } from '../adding/remove-from-job.ts';
import { isUndo, returnToStage } from './return-to-stage.ts';
import { stepTo } from './last-step.ts';

export const moveApplication: Service<typeof applicationEndpoints.move> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.move', async (tx, { application, job }) => {
    const stage = stageInUse(await readPipelines(tx.session), job, body.stageId);
    const { version, after } = body;
    return moveToStage(tx, application, stage, { version, after });
  });

export const holdApplication: Service<typeof applicationEndpoints.hold> = (ctx, { params, body }) =>
  runApplicationAction(ctx, params.id, 'application.move', (tx, { application }) =>
    changeApplication(tx, application, {
      action: 'hold',
      name: 'application.hold',
      event: 'held',
      version: body.version,
      isRepeat: ({ holdUntil, holdNote }) => holdUntil === body.until && holdNote === body.note,
      guard: () => {
        if (body.until !== null && body.until <= today()) throw invalidField('until', 'IN_PAST');
      },
      set: (current) => ({
        ...held(tx, body.until, body.note),
        ...stepTo(tx, current, { stageId: current.stageId, onHold: true }),
      }),
      note: body.note,
    }),
  );

/** Resumes an application: the stage clock continues from where it stopped. */
export const resumeApplication: Service<typeof applicationEndpoints.resume> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.move', (tx, { application }) =>
    changeApplication(tx, application, {
      action: 'resume',
      name: 'application.resume',
      event: 'resumed',
      version: body.version,
      set: async (current) => ({
        ...(await goingOn(tx, current)),
        ...stepTo(tx, current, { stageId: current.stageId, onHold: false }),
      }),
    }),
  );

export const withdrawApplication: Service<typeof applicationEndpoints.withdraw> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(ctx, params.id, 'application.withdraw', async (tx, found) => {
    const { application, job } = found;
    const reason = await chosenReason('application_withdraw', body, tx.session);
    const side = reason.side === 'none' ? 'candidate' : reason.side;
    const after = await endApplication(
      tx,
      application,
      'withdraw',
      { side, reasonId: reason._id, note: body.note },
      body.version,
    );
    if (after !== application && !isEarlyStage(application.stageKind))
      await notifyJobPeople(
        tx,
        { ...found, application: after },
        { topic: 'application_stage', title: `{name} withdrew from ${calledInNotices(job)}` },
      );
    return after;
  });

export const restoreApplication: Service<typeof applicationEndpoints.restore> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(
    ctx,
    params.id,
    'application.withdraw',
    (tx, { application, candidate, job }) =>
      unlessTaken(() =>
        returnToStage(tx, application, body.version, async () => {
          if (!takesPeople(job))
            throw new AppError('JOB_NOT_OPEN', { context: { state: job.status } });
          if (candidate.status === 'do_not_contact') throw new AppError('CANDIDATE_DO_NOT_CONTACT');
          // An accidental ending can be undone for placed candidates as well.
          if (candidate.status === 'placed' && !isUndo(tx, application))
            throw new AppError('CANDIDATE_HAS_LIVE_PLACEMENT');
          await requireNoOther(tx, application);
        }),
      ),
  );

export const removeApplication: Service<typeof applicationEndpoints.remove> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(
    ctx,
    params.id,
    'application.remove',
    (tx, { application }) => removeFromJob(tx, application, body.version),
    { removed: true },
  );

export const putBackApplication: Service<typeof applicationEndpoints.putBack> = (
  ctx,
  { params, body },
) =>
  runApplicationAction(
    ctx,
    params.id,
    'application.remove',
    (tx, { application }) =>
      unlessTaken(() =>
        changeApplication(tx, application, {
          action: null,
          name: 'application.put_back',
          event: 'put_back',
          version: body.version,
          guard: async ({ deletedAt }) => {
            if (!deletedAt)
              throw new AppError('INVALID_TRANSITION', {
                context: { currentState: applicationStateOf(application), action: 'put_back' },
              });
            if (restorableUntil(deletedAt) < tx.at) throw new AppError('RESTORE_EXPIRED');
            await requireNoOther(tx, application);
          },
          set: () => ({ deletedAt: null, deletedBy: null }),
        }),
      ),
    { removed: true },
  );

/** @throws AppError APPLICATION_EXISTS when the candidate is on the job with another application */
async function requireNoOther(tx: Tx, { _id, jobId, candidateId }: Application): Promise<void> {
  const other = await ApplicationModel.exists({
    _id: { $ne: _id },
    jobId,
    candidateId,
    status: { $in: ['active', 'placed'] },
    deletedAt: null,
  }).session(tx.session);
  if (other) throw new AppError('APPLICATION_EXISTS');
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError('APPLICATION_EXISTS', { cause: error }) : error;
  }
}
