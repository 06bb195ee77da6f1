import { navPanel } from '../layout/nav-drawer.tsx';
import { decisionPanel } from '../overlay/decision-modal.tsx';
import { drawerPanel } from '../overlay/drawer.tsx';
import { library } from './library-part.ts';
import { tooltipLibrary } from './tooltip.tsx';

const all = [library, tooltipLibrary, drawerPanel, decisionPanel, navPanel];

/**
 * Fetches what opens over a page, before anything of it is opened. A failure costs nothing: what is
 * opened asks again.
 */
export const preloadFloating = (): void =>
  void Promise.all(all.map((part) => part.load())).catch(() => undefined);
