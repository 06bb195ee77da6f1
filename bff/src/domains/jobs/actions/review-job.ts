import type { jobActionEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { changeJob } from '../changes/change-job.ts';
import { notifyClient } from '../notices/job-mails.ts';
import { notifyStaff } from '../notices/job-notices.ts';
import { actOnJob } from './act-on-job.ts';

/** Asks the account manager to review a draft. */
export const submitForReview: Service<typeof jobActionEndpoints.submitForReview> = (
  ctx,
  { params, body },
) =>
  actOnJob(ctx, params.id, 'submit_for_review', async (tx, current) => {
    const moved = await changeJob(tx, current, {
      action: 'submit_for_review',
      version: body.version,
      set: () => ({ stateNote: body.note }),
    });
    if (!moved.already) await notifyStaff(tx, moved.job, 'review', [moved.job.accountManagerId]);
    return moved;
  });

/** Turns a request back into a draft and tells the requesting client what is missing. */
export const sendBack: Service<typeof jobActionEndpoints.sendBack> = (ctx, { params, body }) =>
  actOnJob(ctx, params.id, 'send_back', async (tx, current) => {
    const moved = await changeJob(tx, current, {
      action: 'send_back',
      version: body.version,
      isRepeat: ({ stateNote }) => stateNote === body.note,
      set: () => ({ stateNote: body.note, sentBackAt: tx.at }),
    });
    if (moved.already) return moved;
    const { job } = moved;
    if (job.requestedBy || job.intakeId) await notifyClient(tx, job, 'job_sent_back', body.note);
    await notifyStaff(tx, job, 'sentBack', [
      ...(job.createdBy && !job.requestedBy ? [job.createdBy] : []),
      ...(job.leadRecruiterId ? [job.leadRecruiterId] : []),
    ]);
    return moved;
  });
