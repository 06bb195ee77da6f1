import type { BoardColumn } from '@muster/contracts';
import type { PipelineMessages } from './messages.ts';

/** Returns a column's name: stages have their own names. */
export const nameOf = (
  { id, name, kind }: Pick<BoardColumn, 'id' | 'name' | 'kind'>,
  t: PipelineMessages,
): string => (kind === null ? t(id === 'on_hold' ? 'column.on_hold' : 'column.ended') : name);
