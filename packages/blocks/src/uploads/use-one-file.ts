import { useEffect, useRef, useState } from 'react';
import { isApiError, usePlatform, type ApiError } from '@muster/kit';
import { uploadProblem } from '../attachments/upload-problem.ts';
import { awaitScan } from './await-scan.ts';
import { uploadFile, type FileToUpload } from './upload-file.ts';

/** The state of a single upload; `done` carries its result. */
export type OneFileState<R> =
  | { step: 'empty' }
  | { step: 'sending'; name: string; share: number }
  /** The file has arrived and is being checked. */
  | { step: 'checking'; name: string }
  | { step: 'done'; name: string; result: R }
  | { step: 'refused'; name: string; text: string };

interface OneFileOptions<R> {
  purpose: FileToUpload['purpose'];
  /** Uses the file once it has arrived and was scanned. */
  use: (fileId: string, signal: AbortSignal) => Promise<R>;
  /** Text for an error of `use`; null for the usual text. */
  problemOf?: (error: ApiError) => string | null;
  onDone: (result: R) => void;
}

/** A single dropped file: uploaded, checked and used. Another one replaces it. */
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
