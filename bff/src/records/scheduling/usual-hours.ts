import { limits, usualWeek, type HostHoursFields } from '@muster/contracts';

const { buffer } = limits.scheduling;

/** The default hours of a user who set none. */
export const usualHours = (timeZone: string): HostHoursFields => ({
  timeZone,
  weekly: usualWeek,
  overrides: [],
  bufferBeforeMin: buffer.before,
  bufferAfterMin: buffer.after,
});
