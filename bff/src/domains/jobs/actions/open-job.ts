import { jobChecklist, type jobActionEndpoints } from '@muster/contracts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { emit } from '../../../outbox/emit.ts';
import { waitForClient } from '../../../records/companies/client-turn.ts';
import { findLiveCompany, type Company } from '../../../records/companies/company-lookup.ts';
import { changeJob } from '../changes/change-job.ts';
import { clientVersionOf } from '../client/client-version.ts';
import { notifyClient } from '../notices/job-mails.ts';
import { notifyStaff, wholeTeam } from '../notices/job-notices.ts';
import type { Job } from '../../../records/jobs/job.model.ts';
import { actOnJob } from './act-on-job.ts';

/** Event of a job that now accepts candidates, which starts the search for matching ones. */
export const jobOpened = 'job.opened';

/** Opens a job once its checklist is complete; the client and the team are notified. */
export const openJob: Service<typeof jobActionEndpoints.open> = (ctx, { params, body }) =>
  actOnJob(ctx, params.id, 'open', async (tx, current) => {
    const openedDate = current.openedDate ?? (await todayAtClient(tx, current));
    const moved = await changeJob(tx, current, {
      action: 'open',
      version: body.version,
      guard: (job) => requireReady(tx, job),
      set: (job) => ({
        openedDate,
        stateNote: body.note,
        clientVersion: clientVersionOf(job, tx.at),
      }),
      push: { openings: { date: openedDate, at: tx.at, by: tx.userId } },
    });
    if (moved.already) return moved;
    const { job } = moved;
    emit(tx, jobOpened, { jobId: job._id });
    await notifyClient(tx, job, 'job_opened', body.note);
    await notifyStaff(tx, job, 'opened', wholeTeam(job));
    return moved;
  });

/** Returns the current date at the client. */
export async function todayAtClient(tx: Tx, { companyId }: Job): Promise<string> {
  const company = await findLiveCompany(companyId, tx.session);
  return dayIn(company?.timeZone ?? 'UTC', tx.at);
}

/** @throws AppError COMPANY_BLOCKED, JOB_NOT_READY_TO_OPEN with the missing items */
export async function requireReady(tx: Tx, job: Job): Promise<void> {
  const companyStatus = await takenClient(tx, job);
  requireComplete(jobChecklist({ ...job, companyStatus }));
}

/**
 * Checks the client of a filled or paused job, which was complete before; only the client may have
 * changed.
 * @throws AppError COMPANY_BLOCKED, JOB_NOT_READY_TO_OPEN for a prospect or a former client
 */
export async function requireTakenClient(tx: Tx, job: Job): Promise<void> {
  const companyStatus = await takenClient(tx, job);
  requireComplete(jobChecklist({ ...job, companyStatus }).filter(({ item }) => item === 'client'));
}

function requireComplete(checklist: ReturnType<typeof jobChecklist>): void {
  const missing = checklist.flatMap(({ item, done }) => (done ? [] : [item]));
  if (missing.length > 0) throw new AppError('JOB_NOT_READY_TO_OPEN', { context: { missing } });
}

/** @throws AppError COMPANY_BLOCKED if the client is gone or blocked */
async function takenClient(tx: Tx, { companyId }: Job): Promise<Company['status']> {
  await waitForClient(tx, companyId);
  const company = await findLiveCompany(companyId, tx.session);
  if (!company || company.status === 'blocked') throw new AppError('COMPANY_BLOCKED');
  return company.status;
}
