import { useEffect, type ReactNode } from 'react';
import { VisuallyHidden } from '@muster/ui';
import type { TrayMemory } from './tray-memory.ts';
import { TraySection } from './tray-section.tsx';
import { useNews } from './use-news.ts';
import { useShown, type Entry } from './use-shown.ts';

interface TrayProps<T extends Entry> {
  title: string;
  dismissAll: string;
  /** Undefined until it is known. */
  entries: readonly T[] | undefined;
  memory: TrayMemory;
  /** Whether something of it is still to come. */
  isUnderWay: (entry: T) => boolean;
  /** What is told of one that began or ended. */
  say: (entry: T) => string;
  /** What an address asks for, shown though it is old or was dismissed. */
  askedId?: string | null;
  /** One `li`. */
  renderItem: (entry: T, dismiss: () => void) => ReactNode;
  onDismiss?: (ids: readonly string[]) => void;
}

/** One kind of work in the background: what is under way or just over, until it is dismissed. */
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
