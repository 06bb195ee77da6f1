import { useSearchParams } from 'react-router-dom';
import type { Onboarding, OnboardingStep } from '@muster/contracts';

export type Step = Onboarding['steps'][number];

/** The step that the address names or, without one, the first that is still to do. */
export function useStepInAddress(steps: readonly Step[]): {
  /** Null when nothing is left to do. */
  step: Step | null;
  show: (key: OnboardingStep) => void;
} {
  const [params, setParams] = useSearchParams();
  const named = steps.find(({ key }) => key === params.get('step'));
  const step = named ?? steps.find(({ state }) => state === 'open') ?? null;
  return { step, show: (key) => setParams({ step: key }) };
}
