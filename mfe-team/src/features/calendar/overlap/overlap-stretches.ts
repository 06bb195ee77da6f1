import { shiftDay, type Overlap } from '@muster/contracts';

/** Weeks in a row with as many common hours. */
export interface OverlapStretch {
  from: string;
  /** Its last day. */
  until: string;
  minutes: number;
  /** There is less in common than in most weeks. */
  isLess: boolean;
}

/** A year in as few stretches as it has changes. */
export function overlapStretches({ weeks, usual }: Overlap): OverlapStretch[] {
  const stretches: OverlapStretch[] = [];
  for (const { from, minutes } of weeks) {
    const until = shiftDay(from, 6);
    const last = stretches.at(-1);
    if (last?.minutes === minutes) last.until = until;
    else stretches.push({ from, until, minutes, isLess: minutes < usual });
  }
  return stretches;
}
