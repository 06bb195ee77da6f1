import type { Domain } from '../../domain.ts';
import { onboardingRoutes } from './onboarding.router.ts';

export const onboardingDomain: Domain = { name: 'onboarding', routes: onboardingRoutes };
