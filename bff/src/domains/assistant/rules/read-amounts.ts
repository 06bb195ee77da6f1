import { limits } from '@muster/contracts';
import type { MessageReading, ReadingTask } from './reading.ts';
import { numberOf, numberPattern, type Scan } from './scan.ts';

const { job, position } = limits;
const n = `(${numberPattern})`;
const overlap = new RegExp(
  `\\b(?:${n}(?: ?\\+)? ?(?:hours?|hrs?|h)(?: a day| per day| daily)?(?: of)?(?: daily)? overlap|overlap (?:of|by) (?:at least )?${n} ?(?:hours?|hrs?|h)|overlap(?:s|ping)? (?:for )?(?:at least )?${n} ?(?:hours?|hrs?|h)|(full) overlap)\\b`,
  'g',
);
const someOverlap = /\b(?:some|a few hours of|a little|partial) overlap\b/g;
const experience = new RegExp(
  `\\b${n}(?: ?\\+)? ?(?:years?|yrs?)(?:['’])?(?: of| in| with)?(?: experience)?\\b`,
  'g',
);
const hours = new RegExp(
  `\\b${n} ?(?:hours?|hrs?|h)(?:(?: a| per| each| every|/| /) ?(?:week|wk)|/ ?w(?:ee)?k?| weekly)\\b`,
  'g',
);
const days = new RegExp(`\\b${n} days (?:a|per|each) week\\b`, 'g');
const fullTime = /\bfull[- ]?time\b/g;
const halfTime = /\bhalf[- ]?time\b/g;
const partTime = /\bpart[- ]?time\b/g;
const months = new RegExp(
  `\\b${n}(?: ?(?:-|–|to|or) ?${n})?[- ]?(months?|mos?|weeks?|wks?)\\b(?!['’]? (?:notice|from now|time))`,
  'g',
);
const years = new RegExp(`\\b(?:for|of) (${numberPattern}|a)[- ]years?\\b|\\b${n}[- ]year\\b`, 'g');
const endless = /\b(?:open[- ]?ended|indefinite(?:ly)?|no end date|without (?:an )?end)\b/g;
const long = /\b(?:long[- ]?term|short[- ]?term|a while|ongoing)\b/g;

/** Reads hours, overlap and duration, and the number of people if stated explicitly. */
export function readAmounts(scan: Scan, { asking }: ReadingTask): MessageReading {
  const out: MessageReading = { findings: [], vague: [] };
  const at = ({ index, 0: all }: RegExpExecArray) => ({ from: index, to: index + all.length });
  for (const match of scan.take(overlap)) {
    const written = match[1] ?? match[2] ?? match[3];
    const value = written === undefined ? job.overlapHours.max : numberOf(written);
    if (value <= job.overlapHours.max)
      out.findings.push({ field: 'overlapHours', value, ...at(match) });
  }
  for (const match of scan.take(someOverlap))
    out.vague.push({ field: 'overlapHours', choices: overlapChoices, ...at(match) });
  for (const match of scan.take(hours)) {
    const value = numberOf(match[1] ?? '');
    if (value >= 1 && value <= job.hoursPerWeek.max)
      out.findings.push({ field: 'hoursPerWeek', value, ...at(match) });
  }
  for (const match of scan.take(days))
    out.findings.push({
      field: 'hoursPerWeek',
      value: Math.min(7, numberOf(match[1] ?? '')) * 8,
      ...at(match),
    });
  for (const match of scan.take(fullTime))
    out.findings.push({ field: 'hoursPerWeek', value: job.hoursPerWeek.usual, ...at(match) });
  for (const match of scan.take(halfTime))
    out.findings.push({ field: 'hoursPerWeek', value: 20, ...at(match) });
  for (const match of scan.take(partTime)) {
    out.findings.push({ field: 'engagement', value: 'part_time_contract', ...at(match) });
    // Clear enough if hours are stated, too.
    if (!out.findings.some(({ field }) => field === 'hoursPerWeek'))
      out.vague.push({ field: 'hoursPerWeek', choices: partTimeChoices, ...at(match) });
  }
  readLength(scan, out, asking);
  scan.take(experience);
  return out;
}

function readLength(scan: Scan, out: MessageReading, asking: ReadingTask['asking']): void {
  const at = ({ index, 0: all }: RegExpExecArray) => ({ from: index, to: index + all.length });
  // "in 3 weeks" and "3 months from now" are dates.
  const isLength = ({ index }: RegExpExecArray) =>
    !/\b(?:in|within) $/.test(scan.rest.slice(0, index));
  for (const match of scan.take(months, isLength)) {
    const inMonths = (written: string) =>
      (match[3] ?? '').startsWith('w')
        ? Math.max(1, Math.round(numberOf(written) / 4.345))
        : numberOf(written);
    const [from, to] = [
      inMonths(match[1] ?? ''),
      match[2] === undefined ? null : inMonths(match[2]),
    ];
    if (to !== null && to !== from)
      out.vague.push({ field: 'duration', choices: [from, to].map(monthsText), ...at(match) });
    else if (from >= 1 && from <= job.durationMonths.max)
      out.findings.push({ field: 'duration', value: { months: from }, ...at(match) });
  }
  for (const match of scan.take(years, ({ index, 0: all }) => {
    const behind = scan.rest.slice(index + all.length, index + all.length + 12);
    return !/^s?['’]?(?: of| in| with)? exp/.test(behind);
  })) {
    const count = numberOf(match[1] ?? match[2] ?? '');
    if (count >= 1 && count <= 5)
      out.findings.push({ field: 'duration', value: { months: count * 12 }, ...at(match) });
  }
  for (const match of scan.take(endless))
    out.findings.push({ field: 'duration', value: { months: null }, ...at(match) });
  for (const match of scan.take(long))
    if (asking === 'duration' || !out.findings.some(({ field }) => field === 'duration'))
      out.vague.push({ field: 'duration', choices: durationChoices, ...at(match) });
}

const people = new RegExp(
  `\\b(?:${n} (?:positions?|seats?|people|persons?|hires?|openings?|heads|of them|vacancies)|(?:team|group) of ${n}|hire ${n})\\b`,
  'g',
);
const couple =
  /\b(?:a couple(?: of)?|a few|several|some people|a team|a handful(?: of)?|multiple)\b/g;

/** Reads the number of people, if the title does not state it. */
export function readSeats(scan: Scan): MessageReading {
  const out: MessageReading = { findings: [], vague: [] };
  for (const match of scan.take(people)) {
    const value = numberOf(match[1] ?? match[2] ?? match[3] ?? '');
    const span = { from: match.index, to: match.index + match[0].length };
    if (value >= 1 && value <= position.addAtOnce)
      out.findings.push({ field: 'seats', value, ...span });
  }
  for (const match of scan.take(couple))
    out.vague.push({
      field: 'seats',
      choices: ['2 people', '3 people', '5 people'],
      from: match.index,
      to: match.index + match[0].length,
    });
  return out;
}

const monthsText = (count: number) => (count === 1 ? '1 month' : `${count} months`);
export const overlapChoices = ['2 hours of overlap', '4 hours of overlap', 'Full overlap'];
export const durationChoices = ['6 months', '12 months', 'Open-ended'];
const partTimeChoices = ['10 hours a week', '20 hours a week', '30 hours a week'];
