import { useEffect, type ReactNode } from 'react';
import { VisuallyHidden } from '@muster/ui';
import type { TrayMemory } from './tray-memory.ts';
import { TraySection } from './tray-section.tsx';
import { useNews } from './use-news.ts';
import { useShown, type Entry } from './use-shown.ts';

interface TrayProps<T extends Entry> {
  title: string;
  dismissAll: string;
  /** Undefined until loaded. */
  entries: readonly T[] | undefined;
  memory: TrayMemory;
  /** Checks whether an entry is still in progress. */
  isUnderWay: (entry: T) => boolean;
  /** Returns the announcement of an entry that started or ended. */
  say: (entry: T) => string;
  /** The entry in the address, shown even if it is old or was dismissed. */
  askedId?: string | null;
  /** One `li`. */
  renderItem: (entry: T, dismiss: () => void) => ReactNode;
  onDismiss?: (ids: readonly string[]) => void;
}

/**
 * One kind of background work: entries in progress or recently finished, until they are dismissed.
 */
export function Tray<T extends Entry>(props: TrayProps<T>) {
  const { title, entries, memory, isUnderWay, say, askedId = null, renderItem, onDismiss } = props;
  const { shown, dismiss } = useShown(entries ?? [], { memory, askedId, isUnderWay });
  const news = useNews(entries, say);
  const isKnown = entries !== undefined;
  const isPresent = shown.length > 0;
  useEffect(() => {
    if (isKnown) memory.rememberPresence(isPresent);
  }, [isKnown, isPresent, memory]);

  function putAway(ids: readonly string[]) {
    dismiss(ids);
    onDismiss?.(ids);
  }

  const over = shown.filter((one) => !isUnderWay(one)).map(({ id }) => id);
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      {isPresent && (
        <TraySection
          title={title}
          dismissAll={
            over.length > 1 ? { label: props.dismissAll, onClick: () => putAway(over) } : undefined
          }
        >
          {shown.map((one) => renderItem(one, () => putAway([one.id])))}
        </TraySection>
      )}
    </>
  );
}
