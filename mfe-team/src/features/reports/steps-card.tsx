import type { Report } from '@muster/contracts';
import { BarsChart, Card, formatNumber } from '@muster/ui';
import { DataColumns } from '../../shared/data-columns/data-columns.tsx';
import { useReportMessages } from './messages.ts';
import { inUnit } from './report-words.ts';
import classes from './reports.module.css';

/** How many of those who started reached each step. */
export function StepsCard({ report: { steps } }: { report: Report }) {
  const t = useReportMessages();
  const [first] = steps;
  const shareOf = (count: number | null, all: number | null | undefined): string =>
    count === null || !all ? '–' : inUnit(t, 'percent', count / all);
  return (
    <Card title={t('steps.title')}>
      <div className={classes.beside}>
        <BarsChart
          label={t('steps.chart')}
          name={t('steps.count')}
          format={(value) => formatNumber(value, { digits: 0 })}
          bars={steps.map(({ step, count }) => ({ label: t(`step.${step}`), value: count }))}
        />
        <DataColumns
          label={t('steps.title')}
          heads={[t('steps.step'), t('steps.count'), t('steps.share'), t('steps.before')]}
          rows={steps.map(({ step, count, countBefore }) => ({
            key: step,
            cells: [
              t(`step.${step}`),
              String(count),
              shareOf(count, first?.count),
              shareOf(countBefore, first?.countBefore),
            ],
          }))}
        />
      </div>
    </Card>
  );
}
