import { onboardingSteps } from '@muster/contracts';
import type { EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { personWithPassword } from '../auth/auth.walk.fixtures.ts';

export const onboardingFixtures: EndpointFixtures = {
  'onboarding.read': { call: () => ({}) },
  'onboarding.settle': {
    call: async (world, caller) => ({
      as: await personWithPassword(world, caller, { onboardingState: { isNew: true, steps: {} } }),
      params: { step: 'profile' },
      body: { state: 'done' },
    }),
    hidden: 'nothing is hidden',
  },
  'onboarding.finish': {
    call: async (world, caller) => ({
      as: await personWithPassword(world, caller, {
        onboardingState: {
          isNew: true,
          steps: Object.fromEntries(onboardingSteps.map((step) => [step, 'skipped'] as const)),
        },
      }),
      body: {},
    }),
  },
};
