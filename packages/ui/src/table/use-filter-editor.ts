import { useEffect, useState } from 'react';
import type { FilterEditor } from './filter-editor.tsx';

/** Kept once it is there, so that it is drawn without a wait. */
let atHand: typeof FilterEditor | undefined;

async function load(): Promise<typeof FilterEditor> {
  // With calendars, numbers and choices in it, it is most of what a list is made of.
  atHand = (await import(/* webpackChunkName: "filter-editor" */ './filter-editor.tsx'))
    .FilterEditor;
  return atHand;
}

/** Fetches the editor ahead of its first use. A failure costs nothing: opening it tries again. */
export const preloadFilterEditor = (): void => void load().catch(() => undefined);

/** The form behind a chip, whose code comes when it is first wanted. */
export function useFilterEditor(wanted: boolean) {
  const [Editor, setEditor] = useState(() => atHand);
  const [failed, setFailed] = useState(false);
  const missing = wanted && !Editor && !failed;

  useEffect(() => {
    if (!missing) return undefined;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setEditor(() => loaded),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [missing]);

  return { Editor, failed, tryAgain: () => setFailed(false) };
}
