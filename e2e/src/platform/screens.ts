import { candidatesScreens } from './screens/candidates.screens.ts';
import { clientDashboardScreens } from './screens/client-dashboard.screens.ts';
import { companiesScreens } from './screens/companies.screens.ts';
import { jobsScreens } from './screens/jobs.screens.ts';
import { publicScreens } from './screens/public.screens.ts';
import { selfServiceScreens } from './screens/self-service.screens.ts';
import { shellScreens } from './screens/shell.screens.ts';
import { talentScreens } from './screens/talent.screens.ts';
import { teamScreens } from './screens/team.screens.ts';
import type { Screen } from './screens/screen.ts';

export { addressOf, titleOf } from './screens/screen.ts';
export type { Screen } from './screens/screen.ts';

/** All built screens, remote by remote. */
export const screens: readonly Screen[] = [
  ...candidatesScreens,
  ...clientDashboardScreens,
  ...companiesScreens,
  ...jobsScreens,
  ...publicScreens,
  ...selfServiceScreens,
  ...shellScreens,
  ...talentScreens,
  ...teamScreens,
];
