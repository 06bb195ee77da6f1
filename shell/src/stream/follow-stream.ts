import { persevere, whenIdle } from '@muster/kit';
import { bus } from '../platform/shell-platform.ts';
import { reportError } from '../platform/report-error.ts';
import { presentIdentity } from '../session/present-identity.ts';
import { onSession, refreshSession } from '../session/session-store.ts';

const loadStream = () => import(/* webpackChunkName: "stream" */ './share-stream.ts');

/** Joins the stream once the page has nothing else to do. Returns the function that leaves it. */
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

/** Looks at the session again; where it has become another or none, every tab does. */
async function checkSession(): Promise<void> {
  const before = presentIdentity();
  await refreshSession();
  if (presentIdentity() !== before) bus.emit('session.changed', { reason: 'refreshed' });
}

/** Keeps the stream of events with the session: another person, role or none, another stream or none. */
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
