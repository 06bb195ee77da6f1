import { applicationStageKinds, type JobDetails } from '@muster/contracts';
import { Card, DateTime, KeyValueList, StateBadge, Count } from '@muster/ui';
import classes from './record.module.css';
import { useRecordMessages } from './messages.ts';

/** Age and speed of the job, and candidates per stage. */
export function MetricsCard({ details }: { details: JobDetails }) {
  const t = useRecordMessages();
  const { ageDays, firstSubmission, daysToFill, stages, onHold = 0 } = details.metrics;
  const days = (count: number | null) =>
    count === null ? t('metrics.none') : t('metrics.days', { count });
  return (
    <Card title={t('metrics.title')}>
      <KeyValueList
        items={[
          { label: t('metrics.age'), value: days(ageDays) },
          {
            label: t('metrics.firstSubmission'),
            value: firstSubmission
              ? t(`metrics.clock.${firstSubmission.state}`, {
                  hours: Math.floor(firstSubmission.hours),
                  limit: firstSubmission.limitHours,
                })
              : t('metrics.none'),
          },
          { label: t('metrics.toFill'), value: days(daysToFill) },
          ...(details.openings.length > 1
            ? [
                {
                  label: t('metrics.openings'),
                  value: details.openings.map(({ date, at }, index) => (
                    <span key={at}>
                      {index > 0 && ', '}
                      <DateTime value={date} as="day" />
                    </span>
                  )),
                },
              ]
            : []),
          ...(stages
            ? [
                {
                  label: t('metrics.pipeline'),
                  value: <Stages stages={stages} onHold={onHold} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

interface StagesProps {
  stages: NonNullable<JobDetails['metrics']['stages']>;
  onHold: number;
}

function Stages({ stages, onHold }: StagesProps) {
  const t = useRecordMessages();
  const filled = applicationStageKinds.filter((kind) => stages[kind] > 0);
  if (filled.length === 0 && onHold === 0) return <>{t('metrics.none')}</>;
  return (
    <span className={classes.stages}>
      {filled.map((kind) => (
        <span key={kind} className={classes.skillName}>
          <StateBadge machine="stage" state={kind} />
          <Count value={stages[kind]} />
        </span>
      ))}
      {onHold > 0 && <span>{t('metrics.onHold', { count: onHold })}</span>}
    </span>
  );
}
