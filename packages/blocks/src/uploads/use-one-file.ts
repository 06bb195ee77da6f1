import { useEffect, useRef, useState } from 'react';
import { isApiError, usePlatform } from '@muster/kit';
import { uploadProblem } from '../attachments/upload-problem.ts';
import { uploadFile } from './upload-file.ts';
import type { FileToUpload } from './upload-file.ts';

/** Where a single file is on its way; `done` carries what was made of it. */
export type OneFileState<R> =
  | { step: 'empty' }
  | { step: 'sending'; name: string; share: number }
  /** It has arrived and is looked at. */
  | { step: 'checking'; name: string }
  | { step: 'done'; name: string; result: R }
  | { step: 'refused'; name: string; text: string };

interface OneFileOptions<R> {
  purpose: FileToUpload['purpose'];
  /** What is made of it once it has arrived; asked again while the file is still being scanned. */
  use: (fileId: string, signal: AbortSignal) => Promise<R>;
  onDone: (result: R) => void;
}

/** How often, and how many times, it is asked again while the file is being scanned. */
const pauseMs = 700;
const mostTries = 30;

/** One file that a person drops: brought, checked, and made something of. Another replaces it. */
export function useOneFile<R>({ purpose, use, onDone }: OneFileOptions<R>) {
  const platform = usePlatform();
  const [state, setState] = useState<OneFileState<R>>({ step: 'empty' });
  const stopping = useRef(new AbortController());
  useEffect(() => {
    stopping.current = new AbortController();
    return () => stopping.current.abort();
  }, []);

  async function take(file: File) {
    stopping.current.abort();
    const { signal } = (stopping.current = new AbortController());
    const { name, size } = file;
    setState({ step: 'sending', name, share: 0 });
    try {
      const { id } = await uploadFile({
        ...{ platform, file, purpose, uploadId: null, signal },
        onBegun: () => undefined,
        onProgress: (sent) => setState({ step: 'sending', name, share: sent / size }),
        onWaiting: () => undefined,
        onChecking: () => setState({ step: 'checking', name }),
      });
      const result = await onceScanned(() => use(id, signal));
      setState({ step: 'done', name, result });
      onDone(result);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setState({ step: 'refused', name, text: uploadProblem(error, size) });
    }
  }

  function clear() {
    stopping.current.abort();
    setState({ step: 'empty' });
  }

  return { state, take, clear };
}

async function onceScanned<R>(use: () => Promise<R>): Promise<R> {
  for (let tries = 1; ; tries += 1)
    try {
      return await use();
    } catch (error) {
      const waits = isApiError(error) && error.code === 'ATTACHMENT_SCAN_PENDING';
      if (!waits || tries === mostTries) throw error;
      await new Promise((go) => setTimeout(go, pauseMs));
    }
}
