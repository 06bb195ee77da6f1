import { currencies, rateRangeSchema, type Currency, type RateRange } from '@muster/contracts';
import type { MessageReading, ReadingTask } from './reading.ts';
import type { Scan } from './scan.ts';

const signs: Readonly<Record<string, Currency>> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  r$: 'BRL',
  dollars: 'USD',
  dollar: 'USD',
  bucks: 'USD',
  euros: 'EUR',
  euro: 'EUR',
  pounds: 'GBP',
};
const currency = [...currencies.map((code) => code.toLowerCase()), 'us\\$', 'r\\$', '\\$', '€', '£']
  .concat('dollars?', 'bucks', 'euros?', 'pounds')
  .join('|');
const amount = String.raw`\d{1,3}(?:[,.]\d{3})+|\d{1,7}(?:\.\d{1,2})?`;
const money = (at: string) =>
  `(?:(?<before${at}>${currency}) ?)?(?<amount${at}>${amount}) ?(?<k${at}>k\\b)?(?: ?(?<after${at}>${currency}))?`;
const range = new RegExp(
  `(?<![\\w.])(?:(?<bound>up to|max(?:imum)?(?: of)?|at most|under|below|no more than|at least|from|min(?:imum)?(?: of)?) )?` +
    `${money('1')}(?: ?(?:-|–|to|and) ?${money('2')})?` +
    `(?: ?(?:per|an|a|each|/) ?(?<unit>hour|hr|h|month|mo|year|yr|annum|day|week)\\b| (?<adverb>hourly|monthly|yearly|annually|daily)\\b)?`,
  'g',
);
const units: Readonly<Record<string, RateRange['unit']>> = {
  hour: 'hour',
  hr: 'hour',
  h: 'hour',
  hourly: 'hour',
  month: 'month',
  mo: 'month',
  monthly: 'month',
};
/** Hours in other units, used to offer an amount per hour. */
const hoursIn: Readonly<Record<string, number>> = {
  day: 8,
  daily: 8,
  week: 40,
  year: 1920,
  yr: 1920,
  annum: 1920,
  yearly: 1920,
  annually: 1920,
};
const aboutMoney = /\b(?:rate|budget|pay|cost|price|spend)\b/;

type Amounts = Pick<RateRange, 'min' | 'max'>;

/** Reads the client's budget: range, currency and unit of time. */
export function readBudget(scan: Scan, { asking }: ReadingTask): MessageReading {
  const out: MessageReading = { findings: [], vague: [] };
  const isMoney = ({ groups = {} }: RegExpExecArray) => {
    const named = groups['before1'] ?? groups['after1'] ?? groups['before2'] ?? groups['after2'];
    if (named !== undefined) return true;
    const talks = asking === 'budget' || aboutMoney.test(scan.rest);
    return (
      talks &&
      (groups['unit'] !== undefined || asking === 'budget' || groups['amount2'] !== undefined)
    );
  };
  for (const match of scan.take(range, isMoney)) {
    const groups = match.groups ?? {};
    const span = { from: match.index, to: match.index + match[0].trimEnd().length };
    const named = groups['before1'] ?? groups['after1'] ?? groups['before2'] ?? groups['after2'];
    const code = named === undefined ? null : currencyOf(named);
    const written = groups['unit'] ?? groups['adverb'];
    const unit = written === undefined ? null : (units[written] ?? null);
    const amounts = amountsOf(groups);
    const exact = unit && code && rateRangeSchema.safeParse({ ...amounts, currency: code, unit });
    if (exact && exact.success) out.findings.push({ field: 'budget', value: exact.data, ...span });
    else
      out.vague.push({
        field: 'budget',
        choices: choicesFor(amounts, code, unit, written),
        ...span,
      });
  }
  return out;
}

const currencyOf = (written: string): Currency =>
  signs[written] ?? (written.toUpperCase() as Currency);

function amountsOf(groups: Partial<Record<string, string>>): Amounts {
  const value = (at: '1' | '2'): number | null => {
    const written = groups[`amount${at}`];
    if (written === undefined) return null;
    const plain = Number(written.replaceAll(/[,.](?=\d{3}\b)/g, ''));
    const inThousands = groups[`k${at}`] ?? (at === '1' && plain < 1000 ? groups['k2'] : undefined);
    return inThousands ? plain * 1000 : plain;
  };
  const [first, second] = [value('1'), value('2')];
  const text = (one: number | null) => (one === null ? null : String(one));
  if (second !== null) return { min: text(first), max: text(second) };
  const bound = groups['bound'] ?? '';
  if (/^(?:at least|from|min)/.test(bound)) return { min: text(first), max: null };
  return /^(?:up|max|at most|under|below|no)/.test(bound)
    ? { min: null, max: text(first) }
    : { min: text(first), max: text(first) };
}

/** Returns possible meanings: with each unit, each currency, or converted to an hourly rate. */
function choicesFor(
  { min, max }: Amounts,
  code: Currency | null,
  unit: RateRange['unit'] | null,
  written: string | undefined,
): string[] {
  const hours = written === undefined ? undefined : hoursIn[written];
  const scaled = (one: string | null, by: number) =>
    one === null ? null : String(Math.max(1, Math.round(Number(one) / by)));
  const ranges = [
    ...(hours
      ? [{ amounts: { min: scaled(min, hours), max: scaled(max, hours) }, unit: 'hour' as const }]
      : []),
    ...(hours && hours > 1000
      ? [{ amounts: { min: scaled(min, 12), max: scaled(max, 12) }, unit: 'month' as const }]
      : []),
    ...(hours
      ? []
      : (['hour', 'month'] as const).map((one) => ({ amounts: { min, max }, unit: one }))),
  ];
  return ranges
    .filter((one) => unit === null || one.unit === unit)
    .flatMap((one) =>
      (code ? [code] : (['USD', 'EUR', 'GBP'] as const)).map((currencyCode) => ({
        ...one.amounts,
        currency: currencyCode,
        unit: one.unit,
      })),
    )
    .filter((one) => rateRangeSchema.safeParse(one).success)
    .map(budgetText);
}

/** Formats a budget as a message that the reader understands. */
export function budgetText({ min, max, currency: code, unit }: RateRange): string {
  const amounts =
    min === null
      ? `Up to ${max}`
      : max === null
        ? `At least ${min}`
        : min === max
          ? min
          : `${min} to ${max}`;
  return `${amounts} ${code} per ${unit}`;
}
