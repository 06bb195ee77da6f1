import { limits } from '../../core/limits.ts';

const { grid } = limits.scheduling;
const two = (value: number): string => String(value).padStart(2, '0');

/** All possible start times of a meeting in local time: `00:00`, `00:15`, … */
export const startTimes: readonly string[] = Array.from(
  { length: (24 * 60) / grid },
  (_, index) => {
    const minutes = index * grid;
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  },
);
