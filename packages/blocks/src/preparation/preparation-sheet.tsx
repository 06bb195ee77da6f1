import type { InterviewPreparation } from '@muster/contracts';
import { Button, IconPrinter, KeyValueList, formatDateTime } from '@muster/ui';
import { usePreparationMessages } from './messages.ts';
import classes from './preparation.module.css';

export interface PreparationSheetProps {
  preparation: InterviewPreparation;
  /** Left out if the page around shows time, length and participants. */
  withFacts?: boolean;
}

const steps = ['devices', 'place', 'examples', 'questions'] as const;

/** How to prepare for an interview: what it is like and what it is about. */
export function PreparationSheet({ preparation, withFacts = false }: PreparationSheetProps) {
  const t = usePreparationMessages();
  const { kind, startsAt, durationMin, hosts, topics, instructions } = preparation;
  return (
    <div className={classes.sheet}>
      <KeyValueList
        items={[
          ...(withFacts
            ? [
                { label: t('when'), value: formatDateTime(startsAt) },
                { label: t('length'), value: t('minutes', { count: durationMin }) },
                { label: t('who'), value: hosts.join(', ') },
              ]
            : []),
          { label: t('format'), value: t(`formats.${kind}`) },
          {
            label: t('topics'),
            value:
              topics.length === 0 ? (
                t('noTopics')
              ) : (
                <ul className={classes.topics}>
                  {topics.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </ul>
              ),
          },
          ...(instructions
            ? [{ label: t('told'), value: <span className={classes.told}>{instructions}</span> }]
            : []),
          {
            label: t('before'),
            value: (
              <ul className={classes.topics}>
                {steps.map((step) => (
                  <li key={step}>{t(`steps.${step}`)}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
