import type { JobDetails, JobRecord } from '@muster/contracts';
import { KeyValueList, UnstyledButton } from '@muster/ui';
import { useDraftParts } from './draft-parts.tsx';
import { useNewJobMessages } from './messages.ts';
import classes from './new-job.module.css';
import type { JobStep } from './steps.ts';

interface DraftSummaryProps {
  job: JobRecord;
  details: JobDetails;
  /** The open step, which needs no link. */
  step: JobStep;
  onStep: (step: JobStep) => void;
}

/** Summary of the draft: short beside the steps, in full at the end. */
export function DraftSummary({ job, details, step, onStep }: DraftSummaryProps) {
  const t = useNewJobMessages();
  const parts = useDraftParts(job, details, step === 'review');
  return (
    <section className={classes.summary} aria-label={t('draft.title')}>
      <h2 className={classes.summaryTitle}>{t('draft.title')}</h2>
      <p className={classes.second}>
        {job.title} · {details.company.name}
      </p>
      {parts.map((part) => {
        const items = part.items.filter(({ value }) => Boolean(value));
        return (
          <section key={part.step} className={classes.part} aria-label={t(`step.${part.step}`)}>
            <div className={classes.partHead}>
              <h3 className={classes.partTitle}>{t(`step.${part.step}`)}</h3>
              {part.step !== step && (
                <UnstyledButton
                  className={classes.change}
                  aria-label={t('draft.changePart', { part: t(`step.${part.step}`) })}
                  onClick={() => onStep(part.step)}
                >
                  {t('draft.change')}
                </UnstyledButton>
              )}
            </div>
            {items.length === 0 ? (
              <p className={classes.second}>{part.hidden ?? t('draft.nothing')}</p>
            ) : (
              <KeyValueList items={items} />
            )}
          </section>
        );
      })}
    </section>
  );
}
