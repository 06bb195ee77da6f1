import { useEffect, useState } from 'react';
import type { AddToJobItem, CandidateRow } from '@muster/contracts';
import { api } from '../../api.ts';

/** Candidate with any obstacles to adding them. */
export interface PersonToAdd {
  row: CandidateRow;
  verdict: AddToJobItem | undefined;
}

const pageSize = '50';

interface Search {
  jobId: string;
  q: string;
  poolId: string | null;
  /** Cursor of the page; null for the first one. */
  cursor: string | null;
}

/**
 * Finds candidates by text or in a pool, each with the expected result: by the same rules that
 * decide when they are added.
 */
export function usePeopleToAdd({ jobId, q, poolId, cursor }: Search, enabled: boolean) {
  const query = api.useCandidatesListQuery(
    {
      query: {
        limit: pageSize,
        ...(cursor && { cursor }),
        ...(q && { q }),
        ...(poolId && { 'filter[pool]': poolId }),
      },
    },
    { skip: !enabled },
  );
  const [judge] = api.useApplicationsBulkAddMutation();
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, AddToJobItem>>(new Map());
  const rows = (query.currentData ?? query.data)?.data ?? [];
  const asked = rows.map(({ id }) => id).join(',');

  useEffect(() => {
    if (!asked) return undefined;
    let isLatest = true;
    void judge({ body: { ids: asked.split(','), jobId, dryRun: true } }).then(({ data }) => {
      if (isLatest && data) setVerdicts(new Map(data.items.map((item) => [item.id, item])));
    });
    return () => {
      isLatest = false;
    };
  }, [judge, asked, jobId]);

  const people = rows.map((row): PersonToAdd => ({ row, verdict: verdicts.get(row.id) }));
  return { query, people };
}
