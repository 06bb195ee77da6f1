import type { Report, ReportDefinition } from '@muster/contracts';
import { Card, TrendChart, formatDate } from '@muster/ui';
import { DataColumns } from '../../shared/data-columns/data-columns.tsx';
import { useReportMessages } from './messages.ts';
import { countText, figureText, inUnit } from './report-words.ts';
import classes from './reports.module.css';

/** A figure's trend beside the previous period, as a chart and a table. */
export function CourseCard({
  report,
  definition,
}: {
  report: Report;
  definition: ReportDefinition;
}) {
  const t = useReportMessages();
  const { name, unit } = definition;
  return (
    <Card title={t('course.title')}>
      <div className={classes.beside}>
        <TrendChart
          label={t('course.chart', { name })}
          names={{ value: t('course.value'), before: t('course.before') }}
          format={(value) => inUnit(t, unit, value)}
          points={report.series.map(({ from, figure, figureBefore }) => ({
            label: formatDate(from, { year: false }),
            value: figure.value,
            before: figureBefore?.value ?? null,
          }))}
        />
        <DataColumns
          label={t('course.title')}
          heads={[t('course.step'), t('course.value'), t('course.before'), t('course.count')]}
          rows={report.series.map(({ from, figure, figureBefore }) => ({
            key: from,
            cells: [
              formatDate(from),
              figureText(t, definition, figure),
              figureBefore ? figureText(t, definition, figureBefore) : '–',
              countText(t, figure),
            ],
          }))}
        />
      </div>
    </Card>
  );
}
