import { randomUUID } from 'node:crypto';
import { takeLease, type HeldLease } from './lease.ts';

/**
 * Renews a lease, or a hold on work, while it goes on; a process that slept too long may learn that
 * it lost it.
 * @returns a function that stops the renewing
 */
export function keepRenewing(
  held: Pick<HeldLease, 'renew'>,
  leaseMs: number,
  lost?: AbortController,
): () => void {
  const timer = setInterval(() => {
    // If the database does not answer now, it is asked again before the lease expires.
    held.renew().then(
      (isHeld) => isHeld || lost?.abort(),
      () => undefined,
    );
  }, leaseMs / 4);
  timer.unref();
  return () => clearInterval(timer);
}

export interface Holding {
  /** Aborted if another process holds it. */
  readonly signal: AbortSignal;
  /** Checks whether it is still held, and renews the lease. */
  isHeld(): Promise<boolean>;
}

/**
 * Runs work that one process may do at a time, however long it takes. The lease is renewed
 * meanwhile, so that a killed process keeps the others from the work for at most one lease.
 * @returns null while another process does the work
 */
export async function whileHolding<T>(
  name: string,
  leaseMs: number,
  work: (holding: Holding) => Promise<T>,
): Promise<T | null> {
  const lease = await takeLease(name, randomUUID(), leaseMs);
  if (!lease) return null;
  const lost = new AbortController();
  const stopRenewing = keepRenewing(lease, leaseMs, lost);
  try {
    return await work({ signal: lost.signal, isHeld: () => lease.renew() });
  } finally {
    stopRenewing();
    await lease.release(new Date());
  }
}
