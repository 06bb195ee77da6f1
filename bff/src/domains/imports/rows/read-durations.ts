import { foldText } from '../../../db/fold-text.ts';

const numberWords: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  six: '6',
  ein: '1',
  eine: '1',
  einen: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  sechs: '6',
};

interface Duration {
  readonly number: number;
  /** The folded word after the number; empty if there is none. */
  readonly unit: string;
}

/**
 * Reads `ca. 8 Jahre`, `10+ years`, `drei Monate zum Quartalsende`; null for ranges and other
 * texts.
 */
function readDuration(cell: string): Duration | null {
  const text = foldText(cell)
    .replace(/^(?:ca|circa|etwa|rund|uber|mehr als|more than|over|about|around|~|>|≥)\.?\s*/, '')
    .replace(/^[a-z]+/, (word) => numberWords[word] ?? word);
  const [begin = '', number, unit = ''] =
    /^(\d{1,3}(?:[.,]\d)?)\s?\+?\s?(\p{L}*)/u.exec(text) ?? [];
  const rest = text.slice(begin.length);
  // `8 - 10`, `8/10` and `8 %` have another meaning.
  if (number === undefined || /\d/.test(rest) || (unit === '' && /[^.\s]/.test(rest))) return null;
  return { number: Number(number.replace(',', '.')), unit };
}

const yearWords = /^(?:|years?|yrs?|y|jahren?|jahr|j|ans?|annees?|anos?|anni|anno|jaar|lat)$/;
const monthWords = /^(?:months?|mon|monate?n?|mois|mes(?:es)?|mesi|mese)$/;
const weekWords = /^(?:weeks?|wo|wochen?|semaines?|semanas?|settimane?|settimana)$/;
const dayWords = /^(?:|days?|tage?n?|tag|jours?|dias?|giorni|giorno|d)$/;

/** Reads years with a decimal point or comma: `7`, `7,5 Jahre`, `7+ years`, `18 months`. */
export function readYears(cell: string): number | null {
  const duration = readDuration(cell);
  if (duration === null) return null;
  if (yearWords.test(duration.unit)) return duration.number;
  return monthWords.test(duration.unit) ? Math.round((duration.number / 12) * 10) / 10 : null;
}

const noticeUnits: readonly (readonly [days: number, pattern: RegExp])[] = [
  [30, monthWords],
  [7, weekWords],
  [1, dayWords],
];
const atOnce =
  /^(?:immediate(?:ly)?|asap|now|none|no notice|(?:ab )?sofort|keine?|keine kundigungsfrist|immediat|inmediato|imediato|immediato)$/;

/** Checks whether a cell says that a person can start at once. */
export const isAtOnce = (cell: string): boolean => atOnce.test(foldText(cell));

/**
 * Reads the days of notice: `30`, `2 weeks`, `3 Monate zum Quartalsende`, `immediately`; null for
 * others.
 */
export function readNotice(cell: string): number | null {
  if (isAtOnce(cell)) return 0;
  const duration = readDuration(cell);
  const days = noticeUnits.find(([, pattern]) => pattern.test(duration?.unit ?? '-'))?.[0];
  return duration === null || days === undefined ? null : Math.round(duration.number * days);
}
