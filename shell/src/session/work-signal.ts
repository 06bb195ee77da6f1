import { presentIdentity } from './present-identity.ts';
import { onSession } from './session-store.ts';

let present: { identity: string; signal: AbortSignal } | null = null;

/**
 * Returns one signal for as long as the same user works in the same role; undefined without a user.
 * It is aborted before the page shows anything to another user.
 */
export function workSignal(): AbortSignal | undefined {
  const identity = presentIdentity();
  if (identity === null) return undefined;
  if (present?.identity !== identity) present = { identity, signal: until(identity) };
  return present.signal;
}

function until(identity: string): AbortSignal {
  const controller = new AbortController();
  const stop = onSession(() => {
    if (presentIdentity() === identity) return;
    stop();
    present = null;
    controller.abort();
  });
  return controller.signal;
}
