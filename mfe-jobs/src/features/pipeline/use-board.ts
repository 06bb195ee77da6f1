import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Board } from '@muster/contracts';
import { usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { appendPage, findColumn, mergeChanges } from './board-cache.ts';
import { deselectGone } from './pipeline-selection.ts';

/** Filters in the format of the URL and the request. */
export interface BoardFilters {
  q?: string;
  'filter[owner]'?: string;
  'filter[score][gte]'?: number;
  ended?: 'shown';
}

type RootState = { api: ReturnType<typeof api.reducer> };

/**
 * Returns a job's board, kept up to date: it is loaded whole once, and afterwards only changes are
 * loaded, as soon as they are announced.
 */
export function useBoard(jobId: string, filters: BoardFilters) {
  const query = api.useBoardReadQuery({ params: { id: jobId }, query: filters });
  const dispatch = useDispatch<ThunkDispatch<RootState, unknown, UnknownAction>>();
  const { bus } = usePlatform();
  const [onTheirWay] = useState(() => new Set<string>());
  const reading = useRef(new Set<string>());
  // Compared by content, because the object is new with each render.
  const asked = JSON.stringify(filters);

  const patch = useCallback(
    (recipe: (board: Board) => void) =>
      dispatch(
        api.util.updateQueryData(
          'boardRead',
          { params: { id: jobId }, query: JSON.parse(asked) as BoardFilters },
          (draft) => {
            recipe(draft);
          },
        ),
      ),
    [dispatch, jobId, asked],
  );

  const latest = useRef(query.currentData);
  useEffect(() => {
    latest.current = query.currentData;
  }, [query.currentData]);

  const asking = useRef<{ again: boolean } | null>(null);
  const { refetch } = query;
  /** Loads changes; if a request is pending, once more after it. */
  const refresh = useCallback(async (): Promise<void> => {
    if (asking.current) {
      asking.current.again = true;
      return;
    }
    const filtered = JSON.parse(asked) as BoardFilters;
    const turn = { again: true };
    asking.current = turn;
    while (turn.again && latest.current) {
      turn.again = false;
      const answer = await dispatch(
        api.endpoints.boardChanges.initiate(
          { params: { id: jobId }, query: { ...filtered, since: latest.current.asOf } },
          { subscribe: false, forceRefetch: true },
        ),
      );
      // A reader who lost access, or is offline, sees the error of the board itself.
      if (answer.data) {
        const changes = answer.data;
        patch((board) => mergeChanges(board, changes, onTheirWay));
        deselectGone(jobId, changes.gone);
      } else void refetch();
    }
    asking.current = null;
  }, [dispatch, jobId, asked, patch, refetch, onTheirWay]);

  useEffect(() => {
    const ends = [
      bus.on('pipeline.changed', (event) => {
        if (event.jobId === jobId) void refresh();
      }),
      bus.on('entity.changed', ({ entity }) => {
        if (entity === 'Application' || entity === 'Candidate') void refresh();
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [bus, jobId, refresh]);

  /** Loads the next cards of a column; one request at a time. */
  const loadMore = useCallback(
    async (columnId: string) => {
      const cursor = latest.current && findColumn(latest.current, columnId)?.nextCursor;
      if (!cursor || reading.current.has(columnId)) return;
      reading.current.add(columnId);
      const filtered = JSON.parse(asked) as BoardFilters;
      const answer = await dispatch(
        api.endpoints.boardRead.initiate(
          { params: { id: jobId }, query: { ...filtered, column: columnId, cursor } },
          { subscribe: false, forceRefetch: true },
        ),
      );
      const page = answer.data?.columns.find(({ id }) => id === columnId);
      if (page) patch((board) => appendPage(board, page));
      reading.current.delete(columnId);
    },
    [dispatch, jobId, asked, patch],
  );

  return { query, board: query.currentData, patch, refresh, loadMore, onTheirWay };
}
