import type { ReportDefinition, ReportFigure, ReportUnit } from '@muster/contracts';
import type { ReportMessages } from './messages.ts';
import { inUnit } from './report-words.ts';

/** How a figure compares with the period before; null where one of the two says nothing. */
export function changeText(
  t: ReportMessages,
  unit: ReportUnit,
  figure: ReportFigure,
  before: ReportFigure | null,
): string | null {
  const difference = differenceOf(figure, before);
  if (difference === null) return null;
  const change = sizeOf(t, unit, Math.abs(difference));
  if (change === sizeOf(t, unit, 0)) return t('same');
  return t(difference > 0 ? 'rose' : 'fell', { change });
}

/** Between two shares lie points of a hundred: “11 % less” would be a share of a share. */
const sizeOf = (t: ReportMessages, unit: ReportUnit, difference: number): string =>
  unit === 'percent' ? inUnit(t, 'points', difference * 100) : inUnit(t, unit, difference);

const differenceOf = (figure: ReportFigure, before: ReportFigure | null): number | null =>
  figure.value === null || !before || before.value === null || before.count === 0
    ? null
    : figure.value - before.value;

/** Whether the change is welcome; nothing where neither way is. */
export function toneOf(
  { better }: ReportDefinition,
  figure: ReportFigure,
  before: ReportFigure | null,
): 'good' | 'bad' | undefined {
  const difference = differenceOf(figure, before);
  if (better === null || difference === null || difference === 0) return undefined;
  return difference > 0 === (better === 'higher') ? 'good' : 'bad';
}
