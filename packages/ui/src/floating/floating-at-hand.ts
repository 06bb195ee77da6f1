import { navPanel } from '../layout/nav-drawer.tsx';
import * as nav from '../layout/nav-panel.tsx';
import { decisionPanel } from '../overlay/decision-modal.tsx';
import * as decision from '../overlay/decision-panel.tsx';
import * as drawer from '../overlay/drawer-panel.tsx';
import { drawerPanel } from '../overlay/drawer.tsx';
import { library } from './library-part.ts';
import * as parts from './library.ts';
import * as tooltip from './tooltip-library.ts';
import { tooltipLibrary } from './tooltip.tsx';

/** From here on nothing that opens over a page has to be loaded. */
export function keepFloating(): true {
  library.keep(parts);
  tooltipLibrary.keep(tooltip);
  drawerPanel.keep(drawer);
  decisionPanel.keep(decision);
  navPanel.keep(nav);
  return true;
}
