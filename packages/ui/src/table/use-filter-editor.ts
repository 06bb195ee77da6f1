import { useEffect, useState } from 'react';
import type { FilterEditor } from './filter-editor.tsx';

/** Kept once loaded, so that it is rendered without a wait. */
let atHand: typeof FilterEditor | undefined;

async function load(): Promise<typeof FilterEditor> {
  // With calendars, numbers and choices, it is most of the code of a list.
  atHand = (await import(/* webpackChunkName: "filter-editor" */ './filter-editor.tsx'))
    .FilterEditor;
  return atHand;
}

/** Preloads the editor. A failure does no harm: opening the editor tries again. */
export const preloadFilterEditor = (): void => void load().catch(() => undefined);

/** Loads the form behind a chip when it is first wanted. */
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
