import { z } from 'zod';
import { defineEndpoint } from '../../core/endpoint.ts';
import {
  onboardingSchema,
  onboardingStepBody,
  onboardingStepParams,
} from './onboarding.schemas.ts';

const session = [{ entity: 'Session' }] as const;

/** Onboarding of a new person. */
export const onboardingEndpoints = {
  read: defineEndpoint({
    name: 'onboarding.read',
    method: 'GET',
    path: '/me/onboarding',
    access: 'session',
    impersonation: 'never',
    summary: 'The steps of this person’s role, and who their contact is.',
    response: onboardingSchema,
    provides: session,
  }),
  settle: defineEndpoint({
    name: 'onboarding.settle',
    method: 'PUT',
    path: '/me/onboarding/steps/:step',
    access: 'session',
    summary: 'Notes a step as done or skipped; the last one leads to the welcome.',
    params: onboardingStepParams,
    body: onboardingStepBody,
    response: onboardingSchema,
    changes: session,
  }),
  finish: defineEndpoint({
    name: 'onboarding.finish',
    method: 'POST',
    path: '/me/onboarding/actions/finish',
    access: 'session',
    summary: 'The welcome was seen; it does not come again by itself.',
    body: z.strictObject({}),
    response: onboardingSchema,
    changes: session,
  }),
} as const;
