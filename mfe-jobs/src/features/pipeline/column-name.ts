import type { BoardColumn } from '@muster/contracts';
import type { PipelineMessages } from './messages.ts';

/** What a column is called: stages have names of their own. */
export const nameOf = (
  { id, name, kind }: Pick<BoardColumn, 'id' | 'name' | 'kind'>,
  t: PipelineMessages,
): string => (kind === null ? t(id === 'on_hold' ? 'column.on_hold' : 'column.ended') : name);
