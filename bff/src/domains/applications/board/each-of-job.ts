import type { BoardBulkItem, BoardBulkResult, PermissionName } from '@muster/contracts';
import { isRecordId } from '../../../db/record-id.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { readableCandidates } from '../../../records/candidates/readable-candidates.ts';
import { findJob } from '../../../records/jobs/job-lookup.ts';
import {
  ApplicationModel,
  type Application,
} from '../../../records/applications/application.model.ts';
import { reaches } from '../../../records/applications/applications.policy.ts';
import type { FoundApplication } from '../../../records/applications/find-application.ts';

interface BulkWork {
  permission: PermissionName;
  ids: readonly string[];
  dryRun: boolean;
  /**
   * Checks whether the change can be made, for both dry run and execution; throws the preventing
   * AppError, returns a word if it is already done.
   */
  judge: (found: FoundApplication) => Promise<string | null> | string | null;
  change: (tx: Tx, found: FoundApplication) => Promise<Application>;
}

/**
 * Runs the same change for several candidates of a job. Each change is separate, a failing one does
 * not stop the others, and candidates already in the wanted state are skipped, so repeating is
 * safe.
 * @throws AppError NOT_FOUND for a job that the caller may not see
 */
export async function eachOfJob(
  ctx: RequestContext,
  jobId: string,
  { permission, ids, dryRun, judge, change }: BulkWork,
): Promise<BoardBulkResult> {
  const { actor } = ctx;
  const job = await findJob(actor, jobId);
  const wanted = [...new Set(ids)];
  const found = await ApplicationModel.find({
    _id: { $in: wanted.filter(isRecordId) },
    jobId: job._id,
  }).lean();
  const people = await readableCandidates(
    actor,
    found.map(({ candidateId }) => candidateId.toHexString()),
  );
  const byId = new Map(found.map((application) => [application._id.toHexString(), application]));

  const one = async (id: string): Promise<BoardBulkItem> => {
    const application = byId.get(id);
    const candidate = application && people.get(application.candidateId.toHexString());
    if (
      !application ||
      typeof candidate !== 'object' ||
      !reaches(actor, 'application.list', application, job)
    )
      return { id, name: null, outcome: 'error', code: 'NOT_FOUND', version: null };
    const { name } = candidate;
    if (!reaches(actor, permission, application, job))
      return { id, name, outcome: 'error', code: 'FORBIDDEN', version: null };
    try {
      const { done, version, newId } = dryRun
        ? { done: await judge({ application, candidate, job }), version: null, newId: null }
        : await changeAlone(ctx, { application, candidate, job }, { judge, change });
      return {
        id,
        name,
        outcome: done === null ? 'ok' : 'skipped',
        code: done,
        version,
        ...(newId !== null && newId !== id && { newId }),
      };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { id, name, outcome: 'error', code: error.code, version: null };
    }
  };
  const items: BoardBulkItem[] = [];
  for (const id of wanted) items.push(await one(id));
  const count = (outcome: BoardBulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
}

/** The idempotency key belongs to the whole request, so a single change does not carry it. */
const changeAlone = (
  { requestId, ip, session }: RequestContext,
  { application: { _id }, candidate, job }: FoundApplication,
  { judge, change }: Pick<BulkWork, 'judge' | 'change'>,
): Promise<{ done: string | null; version: number | null; newId: string | null }> =>
  transact({ requestId, ip, session, idempotency: null }, async (tx) => {
    const application = await ApplicationModel.findOne({ _id, jobId: job._id }, null, {
      session: tx.session,
    }).lean();
    if (!application) throw new AppError('NOT_FOUND');
    const found = { application, candidate, job };
    const done = await judge(found);
    if (done !== null) return { done, version: null, newId: null };
    const { version, _id: standing } = await change(tx, found);
    return { done, version, newId: standing.toHexString() };
  });
