import {
  reportCatalogue,
  type Report,
  type ReportDefinition,
  type ReportFigure,
  type ReportUnit,
} from '@muster/contracts';
import type { ReportMessages } from './messages.ts';
import { breakdownNotes, countText, groupName } from './report-words.ts';

type Cell = string | number | null;
type Row = Cell[];

/** Returns a report as a spreadsheet: its definition, trend, steps and breakdowns. */
export function reportTable(t: ReportMessages, report: Report): Row[] {
  const definition = reportCatalogue[report.metric];
  const { name, unit, beside } = definition;
  const { span, zone, asOf, figure, figureBefore, client, steps } = report;
  return [
    [name, definition.definition],
    ...(client ? [[t('forClient.column'), client.name]] : []),
    [t('course.value'), span.from, span.to, zone, asOf],
    [t('breakdown.value'), unit, numberOf(unit, figure), countText(t, figure)],
    ...(beside ? [[beside.name, beside.unit, besideOf(beside, figure)]] : []),
    ...(figureBefore
      ? [[t('breakdown.before'), unit, numberOf(unit, figureBefore), countText(t, figureBefore)]]
      : []),
    [],
    [t('course.step'), t('course.value'), t('course.before'), t('course.count')],
    ...report.series.map((step) => [
      step.from,
      numberOf(unit, step.figure),
      numberOf(unit, step.figureBefore),
      countText(t, step.figure),
    ]),
    ...(steps.length > 0 ? [[], [t('steps.step'), t('steps.count'), t('steps.countBefore')]] : []),
    ...steps.map(({ step, count, countBefore }) => [t(`step.${step}`), count, countBefore]),
    ...report.breakdowns.flatMap((breakdown) => breakdownRows(t, definition, breakdown)),
  ];
}

/** Returns the rows of one breakdown's groups, with the columns of the page. */
function breakdownRows(
  t: ReportMessages,
  { unit, beside }: ReportDefinition,
  breakdown: Report['breakdowns'][number],
): Row[] {
  const { by, groups } = breakdown;
  return [
    [],
    [
      t(`by.${by}`),
      t('breakdown.value'),
      ...(beside ? [beside.name] : []),
      t('breakdown.before'),
      t('breakdown.count'),
    ],
    ...groups.map((group) => [
      groupName(t, by, group),
      numberOf(unit, group.figure),
      ...(beside ? [besideOf(beside, group.figure)] : []),
      numberOf(unit, group.figureBefore),
      group.figure.count,
    ]),
    ...breakdownNotes(t, breakdown).map((note) => [note]),
  ];
}

/** Returns a figure in its unit: a share in percent, as on the page. */
const numberOf = (unit: ReportUnit, figure: ReportFigure | null): number | null =>
  inItsUnit(unit, figure?.value ?? null);

const besideOf = (
  { unit }: NonNullable<ReportDefinition['beside']>,
  { beside = null }: ReportFigure,
): number | null => inItsUnit(unit, beside);

const inItsUnit = (unit: ReportUnit, value: number | null): number | null =>
  value !== null && unit === 'percent' ? Math.round(value * 10_000) / 100 : value;
