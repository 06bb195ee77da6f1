import type { MusterApi } from '@muster/kit';
import { createHostApi } from '../host-api.tsx';
import type { calendarBlockEndpoints } from './calendar-endpoints.ts';

type WholeApi = MusterApi<typeof calendarBlockEndpoints>;

/** The host API's hooks that calendars use; any API made with their endpoints fits. */
type CalendarApi = Pick<
  WholeApi,
  Extract<keyof WholeApi, `use${string}Query` | `use${string}Mutation`>
>;

const { Provider, hostHook } = createHostApi<CalendarApi>('CalendarProvider');

/** Gives the nested calendar parts the API of their host. */
export const CalendarProvider = Provider;

export const useCalendarInvitationsQuery = hostHook('useCalendarInvitationsQuery');
export const useCalendarRespondMutation = hostHook('useCalendarRespondMutation');
export const useAvailabilityReadQuery = hostHook('useAvailabilityReadQuery');
export const useAvailabilityUpdateMutation = hostHook('useAvailabilityUpdateMutation');
export const useCalendarFeedReadQuery = hostHook('useCalendarFeedReadQuery');
export const useCalendarFeedMakeMutation = hostHook('useCalendarFeedMakeMutation');
export const useCalendarFeedRevokeMutation = hostHook('useCalendarFeedRevokeMutation');
export const useOutsideCalendarsListQuery = hostHook('useOutsideCalendarsListQuery');
export const useOutsideCalendarsCreateMutation = hostHook('useOutsideCalendarsCreateMutation');
export const useOutsideCalendarsRefreshMutation = hostHook('useOutsideCalendarsRefreshMutation');
export const useOutsideCalendarsRemoveMutation = hostHook('useOutsideCalendarsRemoveMutation');
