import { isApiError } from '@muster/kit';
import { waitForConnection } from './wait-for-connection.ts';

interface Patience {
  signal: AbortSignal;
  /** Called when the connection is down; it is retried automatically. */
  onWaiting: () => void;
}

/** Whether an error is temporary: no connection, a restarting server, too many requests. */
export const goesAway = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'UNAVAILABLE' || error.code === 'RATE_LIMITED');

/** Retries until it succeeds, is refused or is stopped; waits while there is no connection. */
export async function persistently<T>(
  { signal, onWaiting }: Patience,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (!goesAway(error)) throw error;
      await waitOut({ signal, onWaiting }, failures, error);
    }
  }
}

/** Waits before the next retry, longer with each failure in a row. */
export async function waitOut(
  { signal, onWaiting }: Patience,
  failures: number,
  error?: unknown,
): Promise<void> {
  signal.throwIfAborted();
  onWaiting();
  await waitForConnection(pauseAfter(error, failures), signal);
}

const pauses = [1_000, 3_000, 8_000, 20_000];

function pauseAfter(error: unknown, failures: number): number {
  const seconds = isApiError(error) ? Number(error.context?.['seconds']) : NaN;
  if (Number.isFinite(seconds)) return seconds * 1_000;
  return pauses[Math.min(failures, pauses.length - 1)] ?? 1_000;
}
