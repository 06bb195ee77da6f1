import { formatTime } from '@muster/ui';

/** A clock time of no particular day, as the person reads clocks: `20:30`, `8:30 pm`. */
export const formatClock = (time: string): string =>
  formatTime(`1970-01-01T${time}:00Z`, { timeZone: 'UTC' });
