import type { CandidateReport } from '@muster/contracts';
import { Card, TrendChart, formatDate, formatNumber } from '@muster/ui';
import { DataColumns } from '../../shared/data-columns/data-columns.tsx';
import { useCandidatesReportMessages } from './messages.ts';
import classes from './candidates-report.module.css';

/** Candidates added in each step of the period, and their current progress. */
export function IntakeCard({ report: { cohorts } }: { report: CandidateReport }) {
  const t = useCandidatesReportMessages();
  return (
    <Card title={t('intakeCard.title')}>
      <div className={classes.beside}>
        <TrendChart
          label={t('intakeCard.chart')}
          names={{ value: t('intakeCard.came'), before: t('intakeCard.vetted') }}
          format={(value) => formatNumber(value, { digits: 0 })}
          points={cohorts.map(({ from, intake, vetted }) => ({
            label: formatDate(from, { year: false }),
            value: intake,
            before: vetted,
          }))}
        />
        <DataColumns
          label={t('intakeCard.title')}
          heads={[
            t('intakeCard.from'),
            t('intakeCard.came'),
            t('intakeCard.vetted'),
            t('intakeCard.placed'),
          ]}
          rows={cohorts.map(({ from, intake, vetted, placed }) => ({
            key: from,
            cells: [formatDate(from), String(intake), String(vetted), String(placed)],
          }))}
        />
      </div>
    </Card>
  );
}
