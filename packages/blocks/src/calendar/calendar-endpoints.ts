import {
  availabilityEndpoints,
  calendarEndpoints,
  calendarFeedEndpoints,
  outsideCalendarEndpoints,
} from '@muster/contracts';

/** Endpoints of the calendar parts; a remote spreads them into its own `createMusterApi({ … })`. */
export const calendarBlockEndpoints = {
  calendarList: calendarEndpoints.list,
  calendarInvitations: calendarEndpoints.invitations,
  calendarRespond: calendarEndpoints.respond,
  availabilityRead: availabilityEndpoints.read,
  availabilityUpdate: availabilityEndpoints.update,
  calendarFeedRead: calendarFeedEndpoints.read,
  calendarFeedMake: calendarFeedEndpoints.make,
  calendarFeedRevoke: calendarFeedEndpoints.revoke,
  outsideCalendarsList: outsideCalendarEndpoints.list,
  outsideCalendarsCreate: outsideCalendarEndpoints.create,
  outsideCalendarsRefresh: outsideCalendarEndpoints.refresh,
  outsideCalendarsRemove: outsideCalendarEndpoints.remove,
} as const;
