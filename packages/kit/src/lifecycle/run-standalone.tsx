import { createRoot } from 'react-dom/client';
import { authEndpoints, type PlatformSession, type PlatformV1 } from '@muster/contracts';
import { toast, translate } from '@muster/ui';
import { createBlocker } from '../platform/blocker.ts';
import { createBus } from '../platform/bus.ts';
import { createNavigation } from '../platform/navigation.ts';
import { toPlatformSession } from '../platform/to-platform-session.ts';
import { lifecycleMessages } from './messages.ts';
import { RemoteRoot, type RemoteDefinition } from './remote-root.tsx';

async function loadSession(): Promise<PlatformSession | null> {
  const response = await fetch(`/api/v1${authEndpoints.session.path}`);
  return toPlatformSession(authEndpoints.session.response.parse(await response.json()));
}

/**
 * Runs one remote without the shell, for its team: the platform it gets is a small one of its own
 * against the same API. Sign in through the shell's pages first; the session cookie is shared.
 */
export async function runStandalone(definition: RemoteDefinition, container: HTMLElement) {
  const blocker = createBlocker();
  const platform: PlatformV1 = {
    version: 1,
    session: await loadSession(),
    bus: createBus(),
    ...createNavigation({
      blocker,
      confirmLeave: (reason) =>
        Promise.resolve(window.confirm(`${translate(lifecycleMessages, 'leave')}\n${reason}`)),
      announced: false,
    }),
    block: (reason, options) => blocker.block(reason, options),
    notify: ({ kind, text, undo }) =>
      void toast({ kind, message: text, undo: undo && { onUndo: () => void undo() } }),
    reportError: (error, context) => console.error(error, context),
    signal: new AbortController().signal,
  };
  createRoot(container).render(<RemoteRoot {...definition} platform={platform} ownsPage />);
}
