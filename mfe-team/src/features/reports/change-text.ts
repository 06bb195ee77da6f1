import type { ReportDefinition, ReportFigure, ReportUnit } from '@muster/contracts';
import type { ReportMessages } from './messages.ts';
import { inUnit } from './report-words.ts';

/** Returns a comparison with the previous period; null if either figure is missing. */
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

/** Shares are compared in percentage points: “11 % less” would be a share of a share. */
const sizeOf = (t: ReportMessages, unit: ReportUnit, difference: number): string =>
  unit === 'percent' ? inUnit(t, 'points', difference * 100) : inUnit(t, unit, difference);

const differenceOf = (figure: ReportFigure, before: ReportFigure | null): number | null =>
  figure.value === null || !before || before.value === null || before.count === 0
    ? null
    : figure.value - before.value;

/** Returns whether the change is good or bad; nothing if it is neither, or too small to be shown. */
export function toneOf(
  { better, unit }: ReportDefinition,
  figure: ReportFigure,
  before: ReportFigure | null,
): 'good' | 'bad' | undefined {
  const difference = differenceOf(figure, before);
  if (better === null || difference === null) return undefined;
  const shown = Math.round(Math.abs(difference) * (unit === 'percent' ? 1000 : 10));
  if (shown === 0) return undefined;
  return difference > 0 === (better === 'higher') ? 'good' : 'bad';
}
