import { useCallback } from 'react';
import type { BoardBulkItem } from '@muster/contracts';
import { api } from '../../../api.ts';

export type Way = 'remove' | 'reject';

interface Terms {
  reasonId: string | null;
  note: string | null;
}

/** Takes people off a job, one way or the other: rehearsed, done, and taken back one by one. */
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
    async (ids: readonly string[], { reasonId, note }: Terms) => {
      const params = { id: jobId };
      if (way === 'remove')
        await rehearseRemoval({ params, body: { ids: [...ids], dryRun: true } });
      else if (reasonId)
        await rehearseRejection({ params, body: { ids: [...ids], reasonId, note, dryRun: true } });
    },
    [jobId, way, rehearseRemoval, rehearseRejection],
  );

  async function leave(ids: readonly string[], { reasonId, note }: Terms, idempotencyKey: string) {
    const params = { id: jobId };
    const answer =
      way === 'remove'
        ? await remove({ params, body: { ids: [...ids] }, idempotencyKey })
        : await reject({
            params,
            body: { ids: [...ids], reasonId: reasonId ?? '', note },
            idempotencyKey,
          });
    return answer.data ?? null;
  }

  /** Everybody comes back by themselves; the first who cannot stops it with words. */
  async function takeBack(items: readonly BoardBulkItem[]) {
    for (const { id, version } of items) {
      if (version === null) continue;
      const args = { params: { id }, body: { version } };
      await (way === 'remove' ? putBack(args) : restore(args)).unwrap();
    }
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
