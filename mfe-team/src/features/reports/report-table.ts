import { reportCatalogue, type Report } from '@muster/contracts';
import type { ReportMessages } from './messages.ts';
import { countText, groupName } from './report-words.ts';

type Row = (string | number | null)[];

/** Returns a report as a spreadsheet: its definition, trend, steps and breakdowns. */
export function reportTable(t: ReportMessages, report: Report): Row[] {
  const { name, definition, unit, beside } = reportCatalogue[report.metric];
  const { span, zone, asOf, figure, figureBefore, client } = report;
  return [
    [name, definition],
    ...(client ? [[t('forClient.column'), client.name]] : []),
    [t('course.value'), span.from, span.to, zone, asOf],
    [t('breakdown.value'), unit, figure.value, countText(t, figure)],
    ...(beside ? [[beside.name, beside.unit, figure.beside ?? null]] : []),
    ...(figureBefore
      ? [[t('breakdown.before'), unit, figureBefore.value, countText(t, figureBefore)]]
      : []),
    [],
    [t('course.step'), t('course.value'), t('course.before'), t('course.count')],
    ...report.series.map((step) => [
      step.from,
      step.figure.value,
      step.figureBefore?.value ?? null,
      countText(t, step.figure),
    ]),
    ...(report.steps.length > 0 ? [[], [t('steps.step'), t('steps.count')]] : []),
    ...report.steps.map(({ step, count }) => [t(`step.${step}`), count]),
    ...report.breakdowns.flatMap(({ by, groups }): Row[] => [
      [],
      [t(`by.${by}`), t('breakdown.value'), t('breakdown.before'), t('breakdown.count')],
      ...groups.map((group) => [
        groupName(t, by, group),
        group.figure.value,
        group.figureBefore?.value ?? null,
        group.figure.count,
      ]),
    ]),
  ];
}
