/** Log texts about calendar events. */
export const calendarLogMessages = {
  entity: 'Calendar event',
  group: 'Calendar',
  actions: {
    create: 'Added a calendar event',
    update: 'Changed a calendar event',
    cancel: 'Cancelled a calendar event',
    respond: 'Answered an invitation',
  },
} as const;
