import { Button, EmptyState, type EmptyStateProps } from '@muster/ui';
import type { SavedList } from './use-saved-list.ts';

export interface EmptyListProps extends Omit<EmptyStateProps, 'size'> {
  list: Pick<SavedList, 'narrowed' | 'clear'>;
  /** What is said when nothing fits search and filters; `clear` names the way out. */
  nothingFits: { title: string; text: string; clear: string };
}

/** A list without rows: a start, or the way back from search and filters that nothing fits. */
export function EmptyList({ list, nothingFits, ...start }: EmptyListProps) {
  if (!list.narrowed) return <EmptyState {...start} />;
  return (
    <EmptyState
      icon={start.icon}
      title={nothingFits.title}
      text={nothingFits.text}
      action={
        <Button variant="default" onClick={list.clear}>
          {nothingFits.clear}
        </Button>
      }
    />
  );
}
