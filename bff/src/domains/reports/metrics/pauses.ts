import type { ReportJob } from '../../../records/jobs/report-jobs.ts';
import type { ReportEvent } from '../../applications/api/reporting/report-applications.ts';

/** A time in which clocks pause, in milliseconds; may be open-ended. */
interface Pause {
  readonly from: number;
  readonly to: number;
}

/** Returns the times an application was on hold: until it resumed, or reached another stage. */
function ownPauses(history: readonly ReportEvent[]): Pause[] {
  const found: Pause[] = [];
  let [from, state]: [number | null, string | null] = [null, null];
  for (const { type, to, at } of history) {
    const ends = type === 'resumed' || (to !== null && to !== state);
    if (from !== null && ends) {
      found.push({ from, to: at.getTime() });
      from = null;
    }
    if (type === 'held') from = at.getTime();
    if (to !== null) state = to;
  }
  return from === null ? found : [...found, { from, to: Infinity }];
}

const jobPauses = ({ holds, holdSince }: Pick<ReportJob, 'holds' | 'holdSince'>): Pause[] => [
  ...holds.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() })),
  ...(holdSince ? [{ from: holdSince.getTime(), to: Infinity }] : []),
];

/** Returns the times on hold of an application, its own and its job's, in order and merged. */
export function pausesOf(
  history: readonly ReportEvent[],
  job: Pick<ReportJob, 'holds' | 'holdSince'> | undefined,
): Pause[] {
  const all = [...ownPauses(history), ...(job ? jobPauses(job) : [])];
  const merged: Pause[] = [];
  for (const pause of all.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && pause.from <= last.to)
      merged.splice(-1, 1, { from: last.from, to: Math.max(last.to, pause.to) });
    else merged.push(pause);
  }
  return merged;
}

/**
 * Returns when a clock that begins at a moment has run this long; null if it is paused permanently.
 */
export function dueAfter(begin: Date, ms: number, pauses: readonly Pause[]): Date | null {
  let due = begin.getTime() + ms;
  for (const { from, to } of pauses) {
    const start = Math.max(from, begin.getTime());
    if (start >= due) break;
    if (to === Infinity) return null;
    due += Math.max(0, to - start);
  }
  return new Date(due);
}
