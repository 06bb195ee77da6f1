import type { Audience, Onboarding, OnboardingStage, OnboardingStep } from '@muster/contracts';
import type { CurrentSession } from '../../../auth/current-session.ts';
import { demandsTwoStep } from '../../../auth/two-step-rule.ts';

type Steps = Onboarding['steps'];

/** What each audience is led through; more join as their data come into being. */
const stepsOfAudience: Readonly<Record<Exclude<Audience, 'guest'>, readonly OnboardingStep[]>> = {
  staff: ['profile', 'display', 'two_step'],
  client: ['profile', 'display', 'two_step'],
  candidate: ['profile', 'display'],
};

/** Before a role is chosen. */
const stepsOfEverybody: readonly OnboardingStep[] = ['profile', 'display'];

/** The first steps of a person in the role of this session, and how far each has come. */
export function onboardingStepsOf({ user, actor }: CurrentSession): Steps {
  const { steps = {} } = user.onboardingState ?? {};
  const demanded = actor !== null && demandsTwoStep(actor.role);
  return (actor ? stepsOfAudience[actor.audience] : stepsOfEverybody).map((key) => ({
    key,
    state: key === 'two_step' && user.twoStepAt ? 'done' : (steps[key] ?? 'open'),
    skippable: !(key === 'two_step' && demanded),
  }));
}

/** Where a person stands. The welcome comes by itself once no step is open any more. */
export function onboardingStageOf(session: CurrentSession): OnboardingStage {
  if (!session.user.onboardingState?.isNew) return 'done';
  return onboardingStepsOf(session).some(({ state }) => state === 'open') ? 'steps' : 'welcome';
}
