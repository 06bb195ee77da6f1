import { useEffect, useRef, useState } from 'react';
import { importEndpoints } from '@muster/contracts';
import type { Import } from '@muster/contracts';
import { uploadFile, uploadProblem } from '@muster/blocks';
import { callEndpoint, isApiError, newUuid, usePlatform } from '@muster/kit';

export type ImportFileState =
  | { step: 'empty' }
  | { step: 'sending'; name: string; share: number }
  | { step: 'checking'; name: string }
  | { step: 'refused'; name: string; text: string };

/** How often, and how many times, it is asked again while the file is being scanned. */
const pauseMs = 500;
const mostTries = 40;

/** A file that is brought and made an import of. */
export function useImportFile(onBegun: (begun: Import) => void) {
  const platform = usePlatform();
  const [state, setState] = useState<ImportFileState>({ step: 'empty' });
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
        ...{ platform, file, purpose: 'import', uploadId: null, signal },
        onBegun: () => undefined,
        onProgress: (sent) => setState({ step: 'sending', name, share: sent / size }),
        onWaiting: () => undefined,
        onChecking: () => setState({ step: 'checking', name }),
      });
      onBegun(await begin(id, signal));
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setState({ step: 'refused', name, text: uploadProblem(error, size) });
    }
  }

  async function begin(fileId: string, signal: AbortSignal): Promise<Import> {
    for (let tries = 1; ; tries += 1)
      try {
        const call = { body: { fileId }, idempotencyKey: newUuid() };
        return await callEndpoint(platform, importEndpoints.create, call, signal);
      } catch (error) {
        const waits = isApiError(error) && error.code === 'ATTACHMENT_SCAN_PENDING';
        if (!waits || tries === mostTries) throw error;
        await new Promise((go) => setTimeout(go, pauseMs));
      }
  }

  return {
    state,
    take,
    clear: () => {
      stopping.current.abort();
      setState({ step: 'empty' });
    },
  };
}
