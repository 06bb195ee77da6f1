import { jobsRoutes } from '@muster/contracts';
import { Link } from '@muster/ui';
import { useNewJobMessages } from './messages.ts';
import classes from './new-job.module.css';
import { jobSteps, type JobStep } from './steps.ts';

const all = ['company', ...jobSteps] as const;

/** On a phone the bar is wider than the screen, so it scrolls to the current step. */
const bringIntoView = (step: HTMLLIElement | null) =>
  step?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Progress through the steps; with a draft every step is reachable. */
export function StepBar({
  current,
  jobId,
}: {
  current: JobStep | 'company';
  jobId: string | null;
}) {
  const t = useNewJobMessages();
  return (
    <nav aria-label={t('steps')} className={classes.steps}>
      <ol className={classes.stepList}>
        {all.map((step, index) => (
          <li
            key={step}
            className={classes.step}
            aria-current={step === current ? 'step' : undefined}
            ref={step === current ? bringIntoView : undefined}
          >
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            {jobId && step !== 'company' ? (
              <Link
                href={`${jobsRoutes.create.path}?job=${jobId}&step=${step}`}
                className={classes.stepLink}
              >
                {t(`step.${step}`)}
              </Link>
            ) : (
              t(`step.${step}`)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
