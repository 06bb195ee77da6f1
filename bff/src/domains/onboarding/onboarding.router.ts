import { onboardingEndpoints } from '@muster/contracts';
import type { Router } from 'express';
import { mount } from '../../http/mount.ts';
import { finishOnboarding, readOnboarding, settleStep } from './onboarding.service.ts';

export function onboardingRoutes(router: Router): void {
  mount(router, onboardingEndpoints.read, readOnboarding);
  mount(router, onboardingEndpoints.settle, settleStep);
  mount(router, onboardingEndpoints.finish, finishOnboarding);
}
