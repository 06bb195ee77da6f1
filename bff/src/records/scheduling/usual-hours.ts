import {
  limits,
  usualCaps,
  usualWeek,
  type HostHoursFields,
  type InterviewCaps,
} from '@muster/contracts';

const { buffer } = limits.scheduling;

/** The default hours of a user who set none. */
export const usualHours = (timeZone: string): HostHoursFields & InterviewCaps => ({
  timeZone,
  weekly: usualWeek,
  overrides: [],
  bufferBeforeMin: buffer.before,
  bufferAfterMin: buffer.after,
  ...usualCaps,
});
