import { formatTime } from '@muster/ui';

/** Formats a clock time without a date in the user's format: `20:30`, `8:30 pm`. */
export const formatClock = (time: string): string =>
  formatTime(`1970-01-01T${time}:00Z`, { timeZone: 'UTC' });
