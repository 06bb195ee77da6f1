import '@muster/ui/styles';
import { createRoot } from 'react-dom/client';
import { start, triggerAppChange } from 'single-spa';
import { registerAreas } from './areas/register-areas.ts';
import { prefixTitles } from './impersonation/prefix-titles.ts';
import { allowLibraryStyles } from './platform/allow-library-styles.ts';
import { reportUncaught } from './platform/report-error.ts';
import { askAgainForLibraries } from './registry/ask-again-for-libraries.ts';
import { bringManifests } from './registry/manifest.ts';
import { readPageStart } from './registry/page-start.ts';
import { refreshRegistry, startRegistry } from './registry/registry.ts';
import { reportUncaughtOf } from './registry/report-build.ts';
import { watchRegistry } from './registry/watch-registry.ts';
import { followSession } from './session/session-actions.ts';
import { onSession, refreshSession, setSession } from './session/session-store.ts';
import { Shell } from './shell.tsx';
import { followStream } from './stream/follow-stream.ts';

const container = document.getElementById('app');
if (!container) throw new Error('The page has no #app');

allowLibraryStyles();
askAgainForLibraries();
reportUncaught(reportUncaughtOf);
registerAreas();
followSession();
followStream();
watchRegistry();
prefixTitles();
onSession(() => void triggerAppChange());
start();

// Both are needed for the first screen. A page without them was served during an outage: then the
// two requests wait neither for each other nor for the first paint.
const brought = readPageStart();
if (brought) {
  bringManifests(brought.manifests);
  startRegistry(brought.remotes);
  setSession(brought.session);
} else {
  refreshRegistry().catch(() => undefined);
  void refreshSession();
}

createRoot(container).render(<Shell />);
