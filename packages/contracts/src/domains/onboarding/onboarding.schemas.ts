import { z } from 'zod';
import { idSchema } from '../../core/primitives.ts';
import { roles } from '../../core/roles.ts';

/** Onboarding steps; those between the first two and the last lead to a screen. */
export const onboardingSteps = [
  'profile',
  'display',
  'hours',
  'signature',
  'notices',
  'company',
  'team',
  'first_job',
  'cv',
  'skills',
  'rate',
  'availability',
  'consent',
  'two_step',
] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** Onboarding state: steps to do, the welcome page to see, or nothing left. */
export const onboardingStages = ['steps', 'welcome', 'done'] as const;
export type OnboardingStage = (typeof onboardingStages)[number];

export const onboardingSchema = z.object({
  stage: z.enum(onboardingStages),
  steps: z.array(
    z.object({
      key: z.enum(onboardingSteps),
      state: z.enum(['open', 'done', 'skipped']),
      /** False if the installation requires it. */
      skippable: z.boolean(),
    }),
  ),
  /** The contact of a new user: account manager, recruiter, or inviter. */
  contact: z.object({ id: idSchema, name: z.string(), role: z.enum(roles) }).nullable(),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

export const onboardingStepParams = z.strictObject({ step: z.string().max(40) });
export const onboardingStepBody = z.strictObject({ state: z.enum(['done', 'skipped']) });
