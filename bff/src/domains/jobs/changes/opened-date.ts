import type { BodyOf, jobActionEndpoints, jobEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { dayIn } from '../../../db/zoned-day.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { companiesById } from '../../../records/companies/company-directory.ts';
import type { MovedJob } from './change-job.ts';
import { explainJobError } from './explain-job-error.ts';
import { findJobFor } from '../../../records/jobs/job-lookup.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { showJob } from '../record/show-job.ts';

/** Earliest opening of a job, in years before its client was added. */
const yearsBefore = 5;

/** Returns the range of possible opening dates of a job. */
export async function openedDateBounds(
  job: Job,
  at: Date,
  session: ClientSession | null = null,
): Promise<{ earliest: string; latest: string }> {
  const company = (await companiesById([job.companyId], session)).get(job.companyId.toHexString());
  const zone = company?.timeZone ?? 'UTC';
  const known = new Date(company?.createdAt ?? job.createdAt);
  known.setUTCFullYear(known.getUTCFullYear() - yearsBefore);
  const today = dayIn(zone, at);
  const submitted = job.firstSubmissionAt && dayIn(zone, job.firstSubmissionAt);
  const reopened = job.lastClosedAt && !job.closedAt;
  return {
    // A new search cannot begin before the last one ended.
    earliest: reopened && job.lastClosedAt ? dayIn(zone, job.lastClosedAt) : dayIn(zone, known),
    latest: submitted && submitted < today ? submitted : today,
  };
}

export const readOpenedDateEffects: Service<typeof jobEndpoints.openedDateEffects> = async (
  { actor },
  { params },
) => openedDateBounds(await findJobFor(actor, 'job.editOpenedDate', params.id), new Date());

/** Corrects the opening date of a job, on which its age and deadlines are based. */
export const setOpenedDate: Service<typeof jobActionEndpoints.setOpenedDate> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  try {
    return await transact(ctx, async (tx) => {
      const job = await findJobFor(actor, 'job.editOpenedDate', params.id, tx.session);
      const { job: after, already } = await correctOpenedDate(tx, job, body);
      return { ...(await showJob(actor, after, tx.session)), already };
    });
  } catch (error) {
    throw await explainJobError(ctx, params.id, error);
  }
};

/**
 * Stores another opening date, with audit.
 * @throws AppError VALIDATION_FAILED for a date out of range, VERSION_CONFLICT
 */
export async function correctOpenedDate(
  tx: Tx,
  job: Job,
  { openedDate, reason, version }: BodyOf<typeof jobActionEndpoints.setOpenedDate>,
): Promise<MovedJob> {
  const isRepeat = job.openedDate === openedDate && String(job.updatedBy) === String(tx.userId);
  if (isRepeat) return { job, already: true };
  const { earliest, latest } = await openedDateBounds(job, tx.at, tx.session);
  if (openedDate > latest)
    throw invalidField(
      'openedDate',
      openedDate > dayIn('UTC', tx.at) ? 'IN_FUTURE' : 'DATE_ORDER',
      { max: latest },
    );
  if (openedDate < earliest) throw invalidField('openedDate', 'DATE_ORDER', { min: earliest });
  const { before, after } = await updateVersioned<Job>(tx, JobModel, {
    filter: { _id: job._id },
    base: version,
    paths: ['openedDate'],
    apply: () => ({ $set: { openedDate } }),
  });
  await audit(tx, {
    action: 'job.edit_opened_date',
    entity: 'job',
    entityId: after._id,
    companyId: after.companyId,
    changes: [
      { path: 'openedDate', before: before.openedDate, after: after.openedDate },
      { path: 'openedDateReason', before: null, after: reason },
    ],
  });
  return { job: after, already: false };
}
