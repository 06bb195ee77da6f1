import { applyingEndpoints, type Applying, type ApplyingCv } from '@muster/contracts';
import { callEndpoint, isApiError, usePlatform, type ApiError } from '@muster/kit';
import { useEffect, useRef, useState } from 'react';
import { uploadCv } from './upload-cv.ts';

export type CvState =
  | { step: 'idle' }
  | { step: 'sending'; name: string; share: number; isWaiting: boolean }
  | { step: 'checking' }
  | { step: 'read'; cv: ApplyingCv }
  | { step: 'refused'; error: ApiError };

const pauseMs = 2000;
const maxTries = 20;

export type Cv = ReturnType<typeof useCv>;

/** Uploads, checks and reads a CV for the form. Used in a component that outlives the steps. */
export function useCv(handle: string, onKept: (applying: Applying) => void) {
  const platform = usePlatform();
  const [state, setState] = useState<CvState>({ step: 'idle' });
  const stopping = useRef(new AbortController());
  useEffect(() => {
    stopping.current = new AbortController();
    return () => stopping.current.abort();
  }, []);

  async function within(work: (signal: AbortSignal) => Promise<void>) {
    stopping.current.abort();
    const { signal } = (stopping.current = new AbortController());
    try {
      await work(signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setState({ step: 'refused', error });
    }
  }

  async function readIt(signal: AbortSignal) {
    setState({ step: 'checking' });
    const ask = () =>
      callEndpoint(platform, applyingEndpoints.readCv, { params: { handle } }, signal);
    let cv = await ask();
    for (let tries = 0; cv.outcome === 'checking' && tries < maxTries; tries += 1) {
      await new Promise((go) => setTimeout(go, pauseMs));
      cv = await ask();
    }
    setState({ step: 'read', cv });
  }

  return {
    state,
    take: (file: File) =>
      within(async (signal) => {
        const { name } = file;
        setState({ step: 'sending', name, share: 0, isWaiting: false });
        const applying = await uploadCv({
          platform,
          handle,
          file,
          signal,
          onProgress: (share) => setState({ step: 'sending', name, share, isWaiting: false }),
          onWaiting: () => setState({ step: 'sending', name, share: 0, isWaiting: true }),
        });
        onKept(applying);
        await readIt(signal);
      }),
    read: () => within(readIt),
    drop: () =>
      within(async (signal) => {
        const call = { params: { handle } };
        onKept(await callEndpoint(platform, applyingEndpoints.dropCv, call, signal));
        setState({ step: 'idle' });
      }),
    done: () => setState({ step: 'idle' }),
  };
}
