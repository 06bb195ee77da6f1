import type { FailureKind } from '../registry/remote-failure.ts';
import type { RemoteName } from '@muster/contracts';

export type AreaState =
  | { phase: 'idle' }
  | { phase: 'loading'; name: RemoteName }
  | {
      phase: 'mounted';
      name: RemoteName;
      build: string;
      /** Continues in the due build. Rejects without changing anything if it is unavailable. */
      renew: () => Promise<void>;
    }
  | { phase: 'failed'; name: RemoteName; kind: FailureKind; retry: () => void };

const listeners = new Set<() => void>();
let state: AreaState = { phase: 'idle' };

/** Returns the state of the visible area; a stable object until it changes. */
export const readArea = (): AreaState => state;

export function onArea(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setArea(next: AreaState): void {
  state = next;
  for (const listener of listeners) listener();
}
