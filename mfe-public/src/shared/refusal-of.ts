import type { SerializedError } from '@reduxjs/toolkit';
import { isApiError, type ApiError } from '@muster/kit';

interface Visit {
  currentData?: unknown;
  error?: ApiError | SerializedError | undefined;
  isFetching: boolean;
}

/**
 * Why a link shows nothing, if it shows nothing. What was read stays on the page while the
 * connection is away, and with it what is being typed; a link that ended is over, whatever was read
 * before.
 */
export function refusalOf({ currentData, error, isFetching }: Visit): Visit['error'] {
  if (!error || isFetching) return undefined;
  const isOver =
    isApiError(error) && (error.code.startsWith('TOKEN_') || error.code === 'NOT_FOUND');
  return isOver || currentData === undefined ? error : undefined;
}
