import type {
  Audience,
  Onboarding,
  OnboardingStage,
  OnboardingStep,
  PermissionName,
} from '@muster/contracts';
import type { CurrentSession } from '../../../auth/current-session.ts';
import { demandsTwoStep } from '../../../auth/two-step-rule.ts';

type Steps = Onboarding['steps'];

/** The first steps of each audience. */
const stepsOfAudience: Readonly<Record<Exclude<Audience, 'guest'>, readonly OnboardingStep[]>> = {
  staff: ['profile', 'display', 'hours', 'signature', 'notices', 'two_step'],
  client: ['profile', 'display', 'company', 'team', 'first_job', 'two_step'],
  candidate: ['profile', 'display', 'cv', 'skills', 'rate', 'availability', 'consent'],
};

/** Steps that only users with this permission get. */
const permissionOfStep: Readonly<Partial<Record<OnboardingStep, PermissionName>>> = {
  hours: 'availability.own',
  signature: 'message.send',
  company: 'clientCompany.update',
  team: 'clientUser.invite',
  first_job: 'clientJob.create',
};

/** Steps before a role is chosen. */
const stepsOfEverybody: readonly OnboardingStep[] = ['profile', 'display'];

/** Returns the first steps of a user in the session's role, with their progress. */
export function onboardingStepsOf({ user, actor }: CurrentSession): Steps {
  const { steps = {} } = user.onboardingState ?? {};
  const demanded = actor !== null && demandsTwoStep(actor.role);
  const all = actor ? stepsOfAudience[actor.audience] : stepsOfEverybody;
  const may = (key: OnboardingStep): boolean => {
    const permission = permissionOfStep[key];
    return !permission || actor?.can(permission) === true;
  };
  return all.filter(may).map((key) => ({
    key,
    state: key === 'two_step' && user.twoStepAt ? 'done' : (steps[key] ?? 'open'),
    skippable: !(key === 'two_step' && demanded),
  }));
}

/** Returns a user's progress. The welcome appears automatically once no step is open. */
export function onboardingStageOf(session: CurrentSession): OnboardingStage {
  if (!session.user.onboardingState?.isNew) return 'done';
  return onboardingStepsOf(session).some(({ state }) => state === 'open') ? 'steps' : 'welcome';
}
