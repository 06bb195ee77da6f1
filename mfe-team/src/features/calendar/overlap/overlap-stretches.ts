import { shiftDay, type Overlap } from '@muster/contracts';

/** Consecutive weeks with the same overlap. */
export interface OverlapStretch {
  from: string;
  /** Its last day. */
  until: string;
  minutes: number;
  /** Whether the overlap is smaller than in most weeks. */
  isLess: boolean;
}

/** Groups the weeks of a year into as few stretches as possible. */
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
