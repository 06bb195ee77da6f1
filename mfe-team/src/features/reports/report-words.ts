import {
  fewestForClients,
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

/** How a figure reads, in the unit of its report. */
export function inUnit(t: ReportMessages, unit: ReportUnit, value: number): string {
  if (unit === 'percent') return `${formatNumber(value * 100, { digits: 1 })} %`;
  const number = formatNumber(value, { digits: 1 });
  if (unit === 'count') return number;
  return unit === 'days' || unit === 'points'
    ? t(`unit.${unit}`, { value: number, count: value })
    : t(`unit.${unit}`, { value: number });
}

/** On how many rows a figure stands, as far as it is told. */
export const countText = (t: ReportMessages, { isHeldBack, count }: ReportFigure): string =>
  isHeldBack ? t('forClient.few', { count: fewestForClients }) : String(count);

/** A figure, or why there is none. */
export function figureText(t: ReportMessages, unit: ReportUnit, figure: ReportFigure): string {
  if (figure.value !== null) return inUnit(t, unit, figure.value);
  if (figure.isHeldBack) return t('forClient.few', { count: fewestForClients });
  return t(figure.count === 0 ? 'none' : 'tooFew');
}

/** The second figure of a group; a dash where it has none, or none that is told. */
export const besideText = (
  t: ReportMessages,
  unit: ReportUnit,
  { beside = null }: ReportFigure,
): string => (beside === null ? '–' : inUnit(t, unit, beside));

/** What a group is called: as it came, as its value reads, or as a currency code. */
export function groupName(
  t: ReportMessages,
  by: ReportDimension,
  { key, label }: { key: string; label: string | null },
): string {
  if (label !== null) return label;
  if (by === 'currency') return key;
  if (by === 'age') return t(`age.${key as DataAge}`);
  const isRecord = /^[0-9a-f]{24}$/.test(key);
  return isRecord ? t('word.unknown') : t(`word.${key as Word}`);
}
