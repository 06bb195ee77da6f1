/** What people put into calendars themselves. */
export const calendarEventKinds = [
  'meeting',
  'follow_up',
  'deadline',
  'time_off',
  'other',
] as const;
export type CalendarEventKind = (typeof calendarEventKinds)[number];

/**
 * Whether an event takes the time of its people. A deadline, and what is to be done some time of a
 * day, leave them free to meet others.
 */
export const takesTime = ({ kind, allDay }: { kind: CalendarEventKind; allDay: boolean }) =>
  kind !== 'deadline' && !(kind === 'follow_up' && allDay);

/** What a calendar shows: events, and what other parts of the platform hold at a time. */
export const calendarEntryKinds = [
  ...calendarEventKinds,
  'vetting_interview',
  'client_interview',
] as const;
export type CalendarEntryKind = (typeof calendarEntryKinds)[number];

/** Others see a private event as taken time alone. */
export const calendarVisibilities = ['default', 'private'] as const;
export type CalendarVisibility = (typeof calendarVisibilities)[number];

export const attendeeRoles = ['required', 'optional'] as const;
export type AttendeeRole = (typeof attendeeRoles)[number];

export const recurrenceFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

/** How much of a repeated event a change is about. */
export const changeReaches = ['this', 'following', 'all'] as const;
export type ChangeReach = (typeof changeReaches)[number];

/** Minutes before an event at which its people can be reminded. */
export const eventReminders = [15, 60, 1440, 10080] as const;
/** What a new event begins with. */
export const usualEventReminders = [1440, 15] as const;
/** From so many minutes on a reminder goes out by mail, too: a later one would come too late. */
export const remindsByMailFrom = 60;
