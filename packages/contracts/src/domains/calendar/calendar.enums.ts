/** Events that users create themselves. */
export const calendarEventKinds = [
  'meeting',
  'follow_up',
  'deadline',
  'time_off',
  'other',
] as const;
export type CalendarEventKind = (typeof calendarEventKinds)[number];

/**
 * Checks whether an event makes its people busy. A deadline and an all-day task leave them free to
 * meet others.
 */
export const takesTime = ({ kind, allDay }: { kind: CalendarEventKind; allDay: boolean }) =>
  kind !== 'deadline' && !(kind === 'follow_up' && allDay);

/** Kinds of calendar entries: events, and entries from other parts of the platform. */
export const calendarEntryKinds = [
  ...calendarEventKinds,
  'vetting_interview',
  'client_interview',
] as const;
export type CalendarEntryKind = (typeof calendarEntryKinds)[number];

/** Others see a private event only as busy time. */
export const calendarVisibilities = ['default', 'private'] as const;
export type CalendarVisibility = (typeof calendarVisibilities)[number];

export const attendeeRoles = ['required', 'optional'] as const;
export type AttendeeRole = (typeof attendeeRoles)[number];

export const recurrenceFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** The part of a recurring event that a change affects. */
export const changeReaches = ['this', 'following', 'all'] as const;
export type ChangeReach = (typeof changeReaches)[number];

/** Minutes before an event at which its people can be reminded. */
export const eventReminders = [15, 60, 1440, 10080] as const;
/** Default reminders of a new event. */
export const usualEventReminders = [1440, 15] as const;
/** Minutes from which a reminder is also mailed: a later mail would arrive too late. */
export const remindsByMailFrom = 60;
