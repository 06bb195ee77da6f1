import { useStore } from 'react-redux';
import type { Board } from '@muster/contracts';

/** As much of a kept answer as matters here. */
interface KeptAnswers {
  api: {
    queries: Record<
      string,
      { endpointName?: string; originalArgs?: unknown; data?: unknown } | undefined
    >;
  };
}

/** Reads the present stage of each candidate from the boards at hand, for Undo. */
export function useStagesBefore(jobId: string): () => ReadonlyMap<string, string[]> {
  const store = useStore<KeptAnswers>();
  return () => {
    const stages = new Map<string, Set<string>>();
    for (const kept of Object.values(store.getState().api.queries)) {
      if (kept?.endpointName !== 'boardRead' || !kept.data) continue;
      const board = kept.data as Board;
      if (board.job.id !== jobId) continue;
      for (const card of board.columns.flatMap(({ cards }) => cards))
        stages.set(card.stage.id, (stages.get(card.stage.id) ?? new Set()).add(card.id));
    }
    return new Map([...stages].map(([stage, ids]) => [stage, [...ids]]));
  };
}
