import { useCallback } from 'react';
import type { BoardBulkItem, BodyOf, Telling, boardEndpoints } from '@muster/contracts';
import { api } from '../../../api.ts';

export type Way = 'remove' | 'reject';

/** Terms of a rejection; a removal needs none. */
export interface LeavingTerms {
  reasonId: string | null;
  note: string | null;
  telling: Telling;
  /** The reason for the second person's approval; null if none is needed. */
  approvalReason: string | null;
}

type RejectBody = BodyOf<typeof boardEndpoints.bulkReject>;

/** Removes or rejects candidates on a job: preview, execution, and individual undo. */
export function useLeaving(jobId: string, way: Way) {
  const [rehearseRemoval, removal] = api.useBoardBulkRemoveMutation();
  const [rehearseRejection, rejection] = api.useBoardBulkRejectMutation();
  const [remove, removing] = api.useBoardBulkRemoveMutation();
  const [reject, rejecting] = api.useBoardBulkRejectMutation();
  const [putBack] = api.useApplicationsPutBackMutation();
  const [restore] = api.useApplicationsRestoreMutation();
  const rehearsal = way === 'remove' ? removal : rejection;
  const deed = way === 'remove' ? removing : rejecting;

  const rehearse = useCallback(
    async (ids: readonly string[], terms: LeavingTerms) => {
      const params = { id: jobId };
      if (way === 'remove')
        await rehearseRemoval({ params, body: { ids: [...ids], dryRun: true } });
      else if (terms.reasonId)
        await rehearseRejection({ params, body: { ...rejectionOf(ids, terms), dryRun: true } });
    },
    [jobId, way, rehearseRemoval, rehearseRejection],
  );

  async function leave(ids: readonly string[], terms: LeavingTerms, idempotencyKey: string) {
    const params = { id: jobId };
    if (way === 'remove') {
      const answer = await remove({ params, body: { ids: [...ids] }, idempotencyKey });
      return answer.data ? { ...answer.data, approval: null } : null;
    }
    const answer = await reject({ params, body: rejectionOf(ids, terms), idempotencyKey });
    return answer.data ?? null;
  }

  /** Each candidate returns by themselves; the first failure is thrown once all were tried. */
  async function takeBack(items: readonly BoardBulkItem[]) {
    let problem: unknown;
    for (const { id, version } of items) {
      if (version === null) continue;
      const args = { params: { id }, body: { version } };
      const { error } = await (way === 'remove' ? putBack(args) : restore(args));
      problem ??= error;
    }
    if (problem) throw problem;
  }

  return {
    takeBack,
    rehearse,
    leave,
    preview: rehearsal.isLoading ? undefined : rehearsal.data,
    checking: rehearsal.isLoading,
    pending: deed.isLoading,
    error: deed.error ?? rehearsal.error,
  };
}

const rejectionOf = (
  ids: readonly string[],
  { reasonId, ...terms }: LeavingTerms,
): Omit<RejectBody, 'dryRun'> => ({ ...terms, ids: [...ids], reasonId: reasonId ?? '' });
