import { defineEndpoint } from '../../core/endpoint.ts';
import { clientTimesheetListSchema } from './timesheets.schemas.ts';

/** By itself: a client's first page reads it, and none of what is written. */
export const clientTimesheetListEndpoint = defineEndpoint({
  name: 'clientTimesheets.list',
  method: 'GET',
  path: '/client/timesheets',
  access: 'clientTimesheet.decide',
  summary: 'Timesheets that wait for the reader’s approval.',
  response: clientTimesheetListSchema,
  provides: [{ entity: 'Timesheet' }],
});
