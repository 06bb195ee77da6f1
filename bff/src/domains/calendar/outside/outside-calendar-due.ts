/** Another calendar is to be read now: wakes the background of whichever process is first. */
export const outsideCalendarDue = 'outsideCalendar.due';
