import {
  clientJobFields,
  type BodyOf,
  type ClientOwnField,
  type clientJobEndpoints,
} from '@muster/contracts';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { clientRightsOf } from '../../../records/companies/client-rights.ts';
import { changeJob } from '../changes/change-job.ts';
import { storeChanges } from '../changes/job-input.ts';
import { correctOpenedDate } from '../changes/opened-date.ts';
import { JobModel, type Job } from '../../../records/jobs/job.model.ts';
import { notifyStaff, responsible } from '../notices/job-notices.ts';
import { auditedFields, secretFields } from '../record/job-audit.ts';
import { storeRange } from '../record/job-rates.ts';
import { editableBy } from './client-job-rights.ts';
import { clientVersionOf } from './client-version.ts';
import { explainClientError } from './explain-client-error.ts';
import { findClientJob } from './find-client-job.ts';
import { showClientJob } from './show-client-job.ts';

type Changes = BodyOf<typeof clientJobEndpoints.update>['changes'];

export const readClientJob: Service<typeof clientJobEndpoints.read> = async (
  { actor },
  { params },
) => showClientJob(actor, await findClientJob(actor, params.id));

/**
 * Changes the fields that the client may edit in this state, by the merge rule; those responsible
 * are notified.
 */
export const updateClientJob: Service<typeof clientJobEndpoints.update> = (
  ctx,
  { params, body: { version, changes } },
) =>
  onOwnJob(ctx, params.id, async (tx, job) => {
    const { actor } = ctx;
    const paths = Object.keys(changes) as ClientOwnField[];
    if (paths.length === 0) return showClientJob(actor, job, tx.session);
    const editable = editableBy(actor, await clientRightsOf(actor), job);
    if (editable.length === 0)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: job.status, action: 'edit' },
      });
    const refused = paths.find((path) => !editable.includes(path));
    if (refused) throw invalidField(`changes.${refused}`, 'NOT_ALLOWED');
    const { before, after } = await updateVersioned<Job>(tx, JobModel, {
      filter: { _id: job._id },
      base: version,
      paths,
      apply: async (current) => {
        const set = await stored(ctx, tx, current, changes);
        return { $set: { ...set, clientVersion: knownWith(current, set, tx.at) } };
      },
    });
    await audit(tx, {
      action: 'job.update',
      entity: 'job',
      entityId: after._id,
      companyId: after.companyId,
      changes: changesBetween<Job>(before, after, auditedFields, secretFields),
    });
    // The client edits a draft without notice until it is submitted again.
    if (after.status !== 'draft') await notifyStaff(tx, after, 'clientChanged', responsible(after));
    return showClientJob(actor, after, tx.session);
  });

async function stored(
  { actor }: RequestContext,
  tx: Tx,
  base: Job,
  { billRate, ...changes }: Changes,
): Promise<Partial<Job>> {
  const set = await storeChanges({ actor, tx, base, prefix: 'changes.' }, changes);
  return billRate === undefined ? set : { ...set, billRate: storeRange(billRate) };
}

/** The client knows its own changes; other changes since it was last told still count as new. */
function knownWith(current: Job, set: Partial<Job>, at: Date): Job['clientVersion'] {
  const said = Object.fromEntries(
    clientJobFields.flatMap((field) => (field in set ? [[field, set[field]]] : [])),
  );
  const known = current.clientVersion ?? clientVersionOf(current, at);
  return { ...known, ...said, at };
}

/** Resubmits a request that the agency had sent back. */
export const submitClientJob: Service<typeof clientJobEndpoints.submit> = (ctx, { params, body }) =>
  onOwnJob(ctx, params.id, async (tx, current) => {
    const { job, already } = await changeJob(tx, current, {
      action: 'submit_for_review',
      version: body.version,
      set: () => ({}),
    });
    if (!already) await notifyStaff(tx, job, 'requestedAgain', responsible(job));
    return { ...(await showClientJob(ctx.actor, job, tx.session)), already };
  });

/** Corrects the opening date of an own job. */
export const setClientOpenedDate: Service<typeof clientJobEndpoints.setOpenedDate> = (
  ctx,
  { params, body },
) =>
  onOwnJob(ctx, params.id, async (tx, current) => {
    if (current.openedDate === null)
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: current.status, action: 'edit_opened_date' },
      });
    const { job, already } = await correctOpenedDate(tx, current, body);
    if (!already) await notifyStaff(tx, job, 'clientOpenedDate', responsible(job));
    return { ...(await showClientJob(ctx.actor, job, tx.session)), already };
  });

/** Runs a change of an own job; errors contain only what the client may see. */
async function onOwnJob<T>(
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, job: Job) => Promise<T>,
): Promise<T> {
  try {
    return await transact(ctx, async (tx) =>
      work(tx, await findClientJob(ctx.actor, id, tx.session)),
    );
  } catch (error) {
    throw await explainClientError(ctx, id, error);
  }
}
