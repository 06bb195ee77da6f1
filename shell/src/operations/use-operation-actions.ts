import { errorText, isApiError, usePlatform } from '@muster/kit';
import type { Operation } from '@muster/contracts';
import { api } from './operations-api.ts';

/** Returns the actions on an operation; a refusal is reported. */
export function useOperationActions({ id }: Pick<Operation, 'id'>) {
  const { notify } = usePlatform();
  const [cancel, cancelling] = api.useOperationsCancelMutation();
  const [undo, undoing] = api.useOperationsUndoMutation();
  const [retry, retrying] = api.useOperationsRetryMutation();
  const call = { params: { id }, body: {} };

  async function said(run: Promise<{ error?: unknown }>) {
    const { error } = await run;
    // An operation that has already finished is shown as such anyway.
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
