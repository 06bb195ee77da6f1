import { useEffect, useRef, useState } from 'react';
import type { BulkAnswer, SelectionInput } from '@muster/contracts';
import { selectionInput, useIntentKey, type ListSelection } from '@muster/kit';

/** Parameters of a bulk endpoint besides the selection, such as the new owner or the pool. */
type Terms = Readonly<Record<string, unknown>>;

/** The trigger of a bulk endpoint's hook. */
export type BulkTrigger<T extends Terms> = (call: {
  body: SelectionInput & T & { dryRun: boolean; expected?: number };
  idempotencyKey?: string;
}) => { unwrap: () => Promise<BulkAnswer> };

export interface BulkRun {
  /** The preview; undefined while it loads or if no terms are chosen. */
  preview: BulkAnswer | undefined;
  checking: boolean;
  running: boolean;
  error: unknown;
  /** Resolves to the answer, or to null if it was refused; `error` then holds the reason. */
  confirm: () => Promise<BulkAnswer | null>;
}

/**
 * Changes the selected records: previews each choice of terms, and runs once confirmed. Never
 * changes more records than the preview counted; if more have come, it previews again. `said` is
 * sent with the final run and triggers no new preview.
 */
export function useBulkRun<T extends Terms>(
  trigger: BulkTrigger<T>,
  selection: ListSelection,
  terms: T | null,
  said?: Partial<T>,
): BulkRun {
  const [preview, setPreview] = useState<BulkAnswer>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState<'checking' | 'running' | null>(null);
  const [round, setRound] = useState(0);
  // The reason why a run was refused stays beside the next preview; the error of a failed preview
  // does not.
  const wasRefused = useRef(false);
  const intent = useIntentKey();
  const asked = terms && JSON.stringify({ ...selectionInput(selection), ...terms });

  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    const rehearse = async () => {
      setBusy('checking');
      setPreview(undefined);
      try {
        const body = { ...(JSON.parse(asked) as SelectionInput & T), dryRun: true };
        const found = await trigger({ body }).unwrap();
        if (!isCurrent) return;
        setPreview(found);
        if (!wasRefused.current) setError(undefined);
        wasRefused.current = false;
      } catch (refusal) {
        if (isCurrent) setError(refusal);
      } finally {
        if (isCurrent) setBusy(null);
      }
    };
    void rehearse();
    return () => {
      isCurrent = false;
    };
  }, [asked, round, trigger]);

  async function confirm() {
    if (!terms || !preview) return null;
    const body = {
      ...selectionInput(selection),
      ...terms,
      ...said,
      dryRun: false,
      expected: preview.total,
    };
    setBusy('running');
    setError(undefined);
    try {
      return await trigger({ body, idempotencyKey: intent.keyFor(body) }).unwrap();
    } catch (refusal) {
      setError(refusal);
      wasRefused.current = true;
      setRound((before) => before + 1);
      return null;
    } finally {
      setBusy(null);
    }
  }

  return {
    preview,
    checking: busy === 'checking',
    running: busy === 'running',
    error,
    confirm,
  };
}
