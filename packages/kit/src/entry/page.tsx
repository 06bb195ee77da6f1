import { useEffect, useRef } from 'react';
import type { useFollow as useWholeFollow } from '../routing/use-follow.ts';
import type { useDocumentTitle as useWholeTitle } from '../routing/use-document-title.ts';

/** An entry page names its tab itself: `whole` titles alone are of visitors. */
export const useDocumentTitle: typeof useWholeTitle = (title) => {
  useEffect(() => {
    if (title) document.title = `${title} · Muster`;
  }, [title]);
};

/** Unsent input. */
const unsaved = new Set<object>();

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (unsaved.size > 0) event.preventDefault();
}

/** Every way out of an entry page loads another page, so the browser asks. */
export function useUnsavedGuard(dirty: boolean): () => void {
  const own = useRef({});
  useEffect(() => {
    const key = own.current;
    if (!dirty) return undefined;
    unsaved.add(key);
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      unsaved.delete(key);
      if (unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeLeaving);
    };
  }, [dirty]);
  return () => unsaved.delete(own.current);
}

/** Goes to another page; the server says which frame it stands in. */
export const useFollow: typeof useWholeFollow =
  () =>
  (to, { replace = false, saved = false } = {}) => {
    if (saved) unsaved.clear();
    if (replace) window.location.replace(to);
    else window.location.assign(to);
  };
