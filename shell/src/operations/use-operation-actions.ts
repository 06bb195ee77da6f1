import { errorText, isApiError, usePlatform } from '@muster/kit';
import type { Operation } from '@muster/contracts';
import { api } from './operations-api.ts';

/** What can be done with an operation; a refusal is said in words. */
export function useOperationActions({ id }: Pick<Operation, 'id'>) {
  const { notify } = usePlatform();
  const [cancel, cancelling] = api.useOperationsCancelMutation();
  const [undo, undoing] = api.useOperationsUndoMutation();
  const [retry, retrying] = api.useOperationsRetryMutation();
  const call = { params: { id }, body: {} };

  async function said(run: Promise<{ error?: unknown }>) {
    const { error } = await run;
    // One that was over first shows so by itself.
    const isLate = isApiError(error) && error.code === 'INVALID_TRANSITION';
    if (error && !isLate) notify({ kind: 'error', text: errorText(error) });
  }

  return {
    busy: cancelling.isLoading || undoing.isLoading || retrying.isLoading,
    cancel: () => said(cancel(call)),
    undo: () => said(undo(call)),
    retry: () => said(retry(call)),
  };
}
