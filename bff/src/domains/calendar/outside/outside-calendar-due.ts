/** Event: an outside calendar is due; wakes the background work of the first process. */
export const outsideCalendarDue = 'outsideCalendar.due';
