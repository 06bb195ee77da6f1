import {
  fewestForClients,
  noReportGroup,
  type Report,
  type ReportDefinition,
  type ReportDimension,
  type ReportFigure,
  type ReportUnit,
  type VettingCompetency,
  type applicationSides,
  type applicationSources,
  type applicationStageKinds,
  type candidateSources,
  type jobPriorities,
  type referralRelations,
} from '@muster/contracts';
import { formatNumber } from '@muster/ui';
import type { DataAge } from '../../shared/data-ages.ts';
import type { ReportMessages } from './messages.ts';

type Word =
  | (typeof applicationSources)[number]
  | (typeof candidateSources)[number]
  | (typeof jobPriorities)[number]
  | (typeof applicationStageKinds)[number]
  | (typeof applicationSides)[number]
  | (typeof referralRelations)[number]
  | VettingCompetency
  | 'first_submission'
  | 'client_answer'
  | 'day_90'
  | 'day_180'
  | 'day_365'
  | 'told_24'
  | 'told_48'
  | 'told_72'
  | 'told_not';

/** Formats a figure in the unit of its report. */
export function inUnit(t: ReportMessages, unit: ReportUnit, value: number): string {
  if (unit === 'percent') return `${formatNumber(value * 100, { digits: 1 })} %`;
  const number = formatNumber(value, { digits: 1 });
  if (unit === 'count') return number;
  return unit === 'days' || unit === 'points'
    ? t(`unit.${unit}`, { value: number, count: value })
    : t(`unit.${unit}`, { value: number });
}

/** Returns the number of rows behind a figure, unless it is withheld. */
export const countText = (t: ReportMessages, { isHeldBack, count }: ReportFigure): string =>
  isHeldBack ? t('forClient.few', { count: fewestForClients }) : String(count);

/** Returns a figure, or the reason why there is none. */
export function figureText(
  t: ReportMessages,
  { unit, kind }: Pick<ReportDefinition, 'unit' | 'kind'>,
  figure: ReportFigure,
): string {
  if (figure.value !== null) return inUnit(t, unit, figure.value);
  if (figure.isHeldBack) return t('forClient.few', { count: fewestForClients });
  if (figure.count === 0) return t('none');
  // A margin needs no minimum number of rows: only several currencies prevent it.
  return t(kind === 'margin' ? 'severalCurrencies' : 'tooFew');
}

/** Returns the second figure of a group; a dash if it is missing or withheld. */
export const besideText = (
  t: ReportMessages,
  unit: ReportUnit,
  { beside = null }: ReportFigure,
): string => (beside === null ? '–' : inUnit(t, unit, beside));

/** Returns why the groups of a breakdown do not add up to the figure; empty if they do. */
export const breakdownNotes = (
  t: ReportMessages,
  { groups, further, overlaps }: Report['breakdowns'][number],
): string[] => [
  ...(overlaps ? [t('breakdown.overlaps')] : []),
  ...(further > 0 ? [t('breakdown.further', { count: further, max: groups.length })] : []),
];

/** Returns the label of a group: its own text, a formatted value, or a currency code. */
export function groupName(
  t: ReportMessages,
  by: ReportDimension,
  { key, label }: { key: string; label: string | null },
): string {
  if (key === noReportGroup) return t(`no.${by}`);
  if (label !== null) return label;
  if (by === 'currency') return key;
  if (by === 'age') return t(`age.${key as DataAge}`);
  const isRecord = /^[0-9a-f]{24}$/.test(key);
  return isRecord ? t('word.unknown') : t(`word.${key as Word}`);
}
