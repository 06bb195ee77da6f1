import { Button, EmptyState, type EmptyStateProps } from '@muster/ui';
import type { SavedList } from './use-saved-list.ts';

export interface EmptyListProps extends Omit<EmptyStateProps, 'size'> {
  list: Pick<SavedList, 'narrowed' | 'clear'>;
  /**
   * Text shown when nothing matches search and filters; `clear` is the label of the button to
   * reset.
   */
  nothingFits: { title: string; text: string; clear: string };
}

/** A list without rows: a first step, or a way to reset search and filters that match nothing. */
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
