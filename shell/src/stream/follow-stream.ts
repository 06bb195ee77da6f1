import { persevere, whenIdle } from '@muster/kit';
import { bus } from '../platform/shell-platform.ts';
import { reportError } from '../platform/report-error.ts';
import { presentIdentity } from '../session/present-identity.ts';
import { onSession, refreshSession } from '../session/session-store.ts';

const loadStream = () => import(/* webpackChunkName: "stream" */ './share-stream.ts');

/** Joins the stream once the page is idle. Returns the function that leaves it. */
function join(identity: string): () => void {
  let left = false;
  let leave: (() => void) | undefined;
  async function enter() {
    const { shareStream } = await persevere(loadStream, [1_000, 5_000], () => false);
    if (!left) leave = shareStream(identity, { bus, checkSession });
  }
  const callOff = whenIdle(() => {
    enter().catch((error: unknown) => reportError(error, { source: 'stream' }));
  });
  return () => {
    left = true;
    callOff();
    leave?.();
  };
}

/** Checks the session again; if it has changed or ended, every tab does the same. */
async function checkSession(): Promise<void> {
  const before = presentIdentity();
  await refreshSession();
  if (presentIdentity() !== before) bus.emit('session.changed', { reason: 'refreshed' });
}

/**
 * Keeps the event stream matched to the session: another user or role gets another stream, no
 * session none.
 */
export function followStream(): () => void {
  let identity: string | null = null;
  let leave: (() => void) | undefined;
  function follow() {
    const next = presentIdentity();
    if (next === identity) return;
    leave?.();
    identity = next;
    leave = next === null ? undefined : join(next);
  }
  follow();
  const stop = onSession(follow);
  return () => {
    stop();
    leave?.();
  };
}
