import { startTimes } from '@muster/contracts';

export { momentIn } from '@muster/contracts';

/** Start times of interviews, every quarter of an hour: `06:00` to `22:00`. */
export const interviewStarts: readonly string[] = startTimes.filter(
  (clock) => clock >= '06:00' && clock <= '22:00',
);
