import { IconCheck } from '@muster/ui';
import { useMessages } from '../../shared/use-messages.ts';
import classes from './import.module.css';

const steps = ['file', 'columns', 'check', 'result'] as const;
export type StepName = (typeof steps)[number];

/** Position of an import in its four steps. */
export function ImportSteps({ at }: { at: StepName }) {
  const t = useMessages();
  const now = steps.indexOf(at);
  return (
    <ol className={classes.steps} aria-label={t('import.stepsOf')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-state={index < now ? 'done' : index === now ? 'now' : 'ahead'}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {index < now ? <IconCheck size={12} stroke={3} /> : index + 1}
          </span>
          {t(`import.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
