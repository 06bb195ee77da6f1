import { defineEndpoint } from '../../core/endpoint.ts';
import { clientTimesheetListSchema } from './timesheets.schemas.ts';

/** A separate module: a client's first page needs only this read, not the writes. */
export const clientTimesheetListEndpoint = defineEndpoint({
  name: 'clientTimesheets.list',
  method: 'GET',
  path: '/client/timesheets',
  access: 'clientTimesheet.decide',
  summary: 'Timesheets that wait for the reader’s approval.',
  response: clientTimesheetListSchema,
  provides: [{ entity: 'Timesheet' }],
});
