import { randomUUID } from 'node:crypto';
import { takeLease, type HeldLease } from './lease.ts';

/**
 * Holds a lease, or a piece of work, while it goes on; a process that slept too long may learn that
 * it lost it.
 * @returns what ends the renewing
 */
export function keepRenewing(
  held: Pick<HeldLease, 'renew'>,
  leaseMs: number,
  lost?: AbortController,
): () => void {
  const timer = setInterval(() => {
    // A database that does not answer now is asked again before the lease is over.
    held.renew().then(
      (isHeld) => isHeld || lost?.abort(),
      () => undefined,
    );
  }, leaseMs / 4);
  timer.unref();
  return () => clearInterval(timer);
}

export interface Holding {
  /** Aborted when another process holds it. */
  readonly signal: AbortSignal;
  /** Whether it is held still, for as long as the lease again. */
  isHeld(): Promise<boolean>;
}

/**
 * Does what one process at a time may do, however long it takes: a lease that is renewed meanwhile,
 * so that a process that is killed keeps the others from it no longer than one lease.
 * @returns null while another process is at it
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
