import { sendReport } from '@muster/kit';
import { knownSession } from '../session/session-store.ts';
import { awaitedScripts } from './awaited-scripts.ts';

/** Sends an error to the platform's own monitoring. Never throws and never waits. */
export function reportError(error: unknown, context: Record<string, string> = {}): void {
  const session = knownSession();
  sendReport(error, { signedIn: session !== null && 'user' in session, context });
}

/** Reports errors that were not handled elsewhere; `onThrown` receives errors thrown by scripts. */
export function reportUncaught(onThrown: (error: unknown) => void): void {
  window.addEventListener('error', ({ error, filename }) => {
    if (!error || awaitedScripts.has(filename)) return;
    reportError(error, { source: 'window' });
    onThrown(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportError(reason, { source: 'promise' }),
  );
}
