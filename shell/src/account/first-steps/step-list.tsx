import type { OnboardingStep } from '@muster/contracts';
import { IconCheck, IconMinus, UnstyledButton, VisuallyHidden } from '@muster/ui';
import classes from './first-steps.module.css';
import type { Step } from './use-step-in-address.ts';
import { useFirstStepsMessages } from './use-first-steps-messages.ts';

type StepListProps = {
  steps: readonly Step[];
  current: OnboardingStep;
  onShow: (key: OnboardingStep) => void;
};

const marks = {
  open: null,
  done: <IconCheck size={12} aria-hidden />,
  skipped: <IconMinus size={12} aria-hidden />,
} as const;

/**
 * All steps with their state; each can be revisited. They take as many rows as their names need.
 */
export function StepList({ steps, current, onShow }: StepListProps) {
  const t = useFirstStepsMessages();
  const at = steps.findIndex(({ key }) => key === current) + 1;
  return (
    <nav className={classes.progress} aria-label={t('steps.progress')}>
      <p className={classes.at}>
        {t('steps.at', { step: at, total: steps.length, name: t(`steps.${current}.name`) })}
      </p>
      <ol className={classes.list}>
        {steps.map(({ key, state }) => (
          <li key={key}>
            <UnstyledButton
              className={classes.item}
              data-state={state}
              aria-current={key === current ? 'step' : undefined}
              onClick={() => onShow(key)}
            >
              <span className={classes.mark}>{marks[state]}</span>
              <span className={classes.label} aria-hidden>
                {t(`steps.${key}.name`)}
              </span>
              <VisuallyHidden>
                {t(`steps.${key}.name`)}, {t(`steps.state.${state}`)}
              </VisuallyHidden>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
