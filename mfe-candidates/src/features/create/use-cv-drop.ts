import { useEffect, useRef, useState } from 'react';
import { attachmentEndpoints, cvReadingEndpoints } from '@muster/contracts';
import type { CvFactField, CvFacts } from '@muster/contracts';
import { uploadFile, uploadProblem } from '@muster/blocks';
import { callEndpoint, isApiError, usePlatform } from '@muster/kit';

export type CvDropState =
  | { step: 'empty' }
  | { step: 'sending'; name: string; share: number }
  | { step: 'reading'; name: string }
  /** Arrived; `facts` are empty where nothing could be read. */
  | { step: 'read'; name: string; fileId: string; outcome: CvFacts['outcome']; count: number }
  | { step: 'refused'; name: string; text: string };

type Facts = CvFacts['facts'];

/** How often, and how many times, it is asked again while the file is being checked. */
const pauseMs = 700;
const mostTries = 20;

/** A CV that is dropped on a form: brought, read, and put on the new record afterwards. */
export function useCvDrop(onFacts: (facts: Facts) => void) {
  const platform = usePlatform();
  const [state, setState] = useState<CvDropState>({ step: 'empty' });
  const [facts, setFacts] = useState<Facts>([]);
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
        ...{ platform, file, purpose: 'document', uploadId: null, signal },
        onBegun: () => undefined,
        onProgress: (sent) => setState({ step: 'sending', name, share: sent / size }),
        onWaiting: () => undefined,
        onChecking: () => setState({ step: 'reading', name }),
      });
      const found = await readFacts(id, signal);
      setFacts(found.facts);
      setState({
        step: 'read',
        name,
        fileId: id,
        outcome: found.outcome,
        count: found.facts.length,
      });
      onFacts(found.facts);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setState({ step: 'refused', name, text: uploadProblem(error, size) });
    }
  }

  async function readFacts(id: string, signal: AbortSignal): Promise<CvFacts> {
    for (let tries = 1; ; tries += 1)
      try {
        return await callEndpoint(platform, cvReadingEndpoints.facts, { params: { id } }, signal);
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
      setFacts([]);
      setState({ step: 'empty' });
    },
    /** The line of the CV that says what a field should hold. */
    factOf: (field: CvFactField) => facts.find((fact) => fact.field === field) ?? null,
    /** Puts the CV on the new record and begins to read it whole; answers the attachment. */
    attach: async (candidateId: string): Promise<string | null> => {
      if (state.step !== 'read') return null;
      const { attachment } = await callEndpoint(platform, attachmentEndpoints.attachToCandidate, {
        params: { id: candidateId },
        body: { fileId: state.fileId, type: 'cv', primary: true },
      });
      await callEndpoint(platform, cvReadingEndpoints.extract, {
        params: { id: attachment.id },
        body: {},
      });
      return attachment.id;
    },
  };
}
export type CvDrop = ReturnType<typeof useCvDrop>;
