import type { SerializedError } from '@reduxjs/toolkit';
import { isApiError, isLinkNotOpen, type ApiError } from '@muster/kit';

interface Visit {
  currentData?: unknown;
  error?: ApiError | SerializedError | undefined;
  isFetching: boolean;
}

/**
 * Returns why a link shows nothing, if so. Loaded content and typed text stay on the page while the
 * connection is lost, or until the link is opened again; an ended link is over regardless of what
 * was loaded before.
 */
export function refusalOf({ currentData, error, isFetching }: Visit): Visit['error'] {
  if (!error || isFetching) return undefined;
  const isOver =
    isApiError(error) &&
    !isLinkNotOpen(error) &&
    (error.code.startsWith('TOKEN_') || error.code === 'NOT_FOUND');
  return isOver || currentData === undefined ? error : undefined;
}
