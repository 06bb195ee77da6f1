import { useSearchParams } from 'react-router-dom';
import type { Onboarding, OnboardingStep } from '@muster/contracts';

export type Step = Onboarding['steps'][number];

/** Returns the step in the address, otherwise the first open one. */
export function useStepInAddress(steps: readonly Step[]): {
  /** Null if no step is left. */
  step: Step | null;
  show: (key: OnboardingStep) => void;
} {
  const [params, setParams] = useSearchParams();
  const named = steps.find(({ key }) => key === params.get('step'));
  const step = named ?? steps.find(({ state }) => state === 'open') ?? null;
  return { step, show: (key) => setParams({ step: key }) };
}
