import type { Selection } from '@muster/contracts';
import type { ReaderContext } from '../../../lists/list-source.ts';
import { selectRecords } from '../../operations/api/bulk.ts';
import { candidatesList } from '../candidates.list.ts';

/**
 * Returns the ids of the candidates in a list selection, up to a limit.
 * @throws AppError BULK_TOO_LARGE, SELECTION_GREW
 */
export const selectCandidates = (
  ctx: ReaderContext,
  selection: Pick<Selection, 'ids' | 'query' | 'except' | 'expected'>,
  max: number,
): Promise<string[]> => selectRecords(ctx, candidatesList, selection, max);
