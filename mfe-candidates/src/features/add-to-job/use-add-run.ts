import { useEffect, useRef, useState } from 'react';
import {
  limits,
  type AddToJobItem,
  type ApplicationSource,
  type EarlyStageKind,
} from '@muster/contracts';
import { errorText, newUuid } from '@muster/kit';
import { api } from '../../api.ts';

/** Terms on which candidates are added. */
export interface AddTerms {
  jobId: string;
  stage: EarlyStageKind;
  source: Extract<ApplicationSource, 'staff_added' | 'pool' | 'referral' | 'client_requested'>;
  again: boolean;
  /** Whether to ask by mail for interest; only for candidates who start in `added`. */
  askInterest: boolean;
}

/** Batch sent together with one idempotency key: sent again, it gets the first response. */
interface Chunk {
  ids: string[];
  key: string;
}

interface Run {
  status: 'idle' | 'running' | 'stopped' | 'done';
  items: AddToJobItem[];
  /** Candidates not processed yet. */
  left: string[];
  error: string | null;
}

const idle: Run = { status: 'idle', items: [], left: [], error: null };

/**
 * Adds candidates to a job in small batches, so that it shows progress and can be stopped. A batch
 * without a response is sent again under its own key on resume.
 */
export function useAddRun() {
  const [add] = api.useApplicationsBulkAddMutation();
  const [run, setRun] = useState<Run>(idle);
  const chunks = useRef<Chunk[]>([]);
  const stopping = useRef(false);
  useEffect(() => () => void (stopping.current = true), []);

  async function goOn(terms: AddTerms) {
    stopping.current = false;
    setRun((before) => ({ ...before, status: 'running', error: null }));
    for (let chunk = chunks.current[0]; chunk; chunk = chunks.current[0]) {
      if (stopping.current) return setRun((before) => ({ ...before, status: 'stopped' }));
      const { ids, key } = chunk;
      const answer = await add({ body: { ...terms, ids }, idempotencyKey: key });
      if (answer.error) {
        const error = errorText(answer.error);
        return setRun((before) => ({ ...before, status: 'stopped', error }));
      }
      chunks.current = chunks.current.slice(1);
      const { items } = answer.data;
      setRun((before) => ({
        ...before,
        items: [...before.items, ...items],
        left: chunks.current.flatMap((rest) => rest.ids),
      }));
    }
    return setRun((before) => ({ ...before, status: 'done' }));
  }

  return {
    ...run,
    start: (ids: readonly string[], terms: AddTerms) => {
      chunks.current = inChunks(ids).map((some) => ({ ids: some, key: newUuid() }));
      setRun({ ...idle, left: [...ids] });
      return goOn(terms);
    },
    goOn,
    stop: () => {
      stopping.current = true;
    },
  };
}

function inChunks(ids: readonly string[]): string[][] {
  const size = limits.bulk.atOnce;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_x, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
