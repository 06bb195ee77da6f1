import { talentRoutes } from '@muster/contracts';
import type { Screen } from './screen.ts';

export const talentScreens: readonly Screen[] = [
  { route: talentRoutes.pools, account: 'recruiter' },
];
