import { bus } from '../platform/shell-platform.ts';
import { knownSession, onSession } from '../session/session-store.ts';
import { workIdentity } from '../session/work-identity.ts';
import { refreshRegistry, registryAge, renewRegistry } from './registry.ts';

const lookEvery = 60_000;
/** Milliseconds without a new read, for users who switch windows often. */
const freshFor = 5_000;

/** The known releases stay valid if the registry is unavailable. */
const look = () => void refreshRegistry().catch(() => undefined);

const lookWhileVisible = () => {
  if (document.visibilityState === 'visible' && registryAge() > freshFor) look();
};

/**
 * Detects new releases: by the event stream or another tab, when the user returns to the page, when
 * the user or the role changes, and every minute while the page is visible, for users without a
 * stream.
 */
export function watchRegistry(): () => void {
  const timer = setInterval(lookWhileVisible, lookEvery);
  document.addEventListener('visibilitychange', lookWhileVisible);
  const ends = [
    bus.on('entity.changed', ({ entity }) => entity === 'Remote' && look()),
    followReader(),
  ];
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookWhileVisible);
    for (const end of ends) end();
  };
}

/** The first read uses the page's cookie, so the first identity is no change. */
function followReader(): () => void {
  let known: string | null = null;
  return onSession(() => {
    const session = knownSession();
    if (!session) return;
    const identity = workIdentity(session);
    if (known !== null && known !== identity) renewRegistry();
    known = identity;
  });
}
