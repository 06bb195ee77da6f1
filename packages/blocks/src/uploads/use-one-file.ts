import { useEffect, useRef, useState } from 'react';
import { isApiError, usePlatform, type ApiError } from '@muster/kit';
import { uploadProblem } from '../attachments/upload-problem.ts';
import { awaitScan } from './await-scan.ts';
import { uploadFile, type FileToUpload } from './upload-file.ts';

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
  /** What is made of it once it has arrived and was scanned. */
  use: (fileId: string, signal: AbortSignal) => Promise<R>;
  /** What a person reads of an error of `use`; null: the usual text. */
  problemOf?: (error: ApiError) => string | null;
  onDone: (result: R) => void;
}

/** One file that a person drops: brought, checked, and made something of. Another replaces it. */
export function useOneFile<R>({ purpose, use, problemOf, onDone }: OneFileOptions<R>) {
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
      const received = await uploadFile({
        platform,
        file,
        purpose,
        uploadId: null,
        signal,
        onBegun: () => undefined,
        onProgress: (sent) => setState({ step: 'sending', name, share: sent / size }),
        onWaiting: () => undefined,
        onChecking: () => setState({ step: 'checking', name }),
      });
      await awaitScan(platform, received, signal);
      const result = await use(received.id, signal);
      setState({ step: 'done', name, result });
      onDone(result);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setState({ step: 'refused', name, text: problemOf?.(error) ?? uploadProblem(error, size) });
    }
  }

  function clear() {
    stopping.current.abort();
    setState({ step: 'empty' });
  }

  return { state, take, clear };
}
