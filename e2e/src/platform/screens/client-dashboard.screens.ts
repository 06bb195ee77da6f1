import { clientDashboardRoutes } from '@muster/contracts';
import type { Screen } from './screen.ts';

export const clientDashboardScreens: readonly Screen[] = [
  { route: clientDashboardRoutes.dashboard, account: 'client.admin' },
];
