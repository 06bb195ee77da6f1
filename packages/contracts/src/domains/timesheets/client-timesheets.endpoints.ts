import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  clientTimesheetSchema,
  timesheetRejectSchema,
  timesheetVersionSchema,
} from './timesheets.schemas.ts';
import { clientTimesheetListEndpoint } from './client-timesheet-list.endpoint.ts';

const tag = [{ entity: 'Timesheet' }] as const;
const errors = ['VERSION_CONFLICT', 'INVALID_TRANSITION'] as const;

/** Timesheets of a client’s contractors for the client's approval. */
export const clientTimesheetEndpoints = {
  list: clientTimesheetListEndpoint,
  approve: defineEndpoint({
    name: 'clientTimesheets.approve',
    method: 'POST',
    path: '/client/timesheets/:id/actions/approve',
    access: 'clientTimesheet.decide',
    summary: 'Approves the hours of a contractor for the client.',
    params: idParams,
    body: timesheetVersionSchema,
    response: clientTimesheetSchema,
    changes: tag,
    idempotency: 'required',
    errors: [...errors, 'TIMESHEET_PAUSED_DAY'],
  }),
  reject: defineEndpoint({
    name: 'clientTimesheets.reject',
    method: 'POST',
    path: '/client/timesheets/:id/actions/reject',
    access: 'clientTimesheet.decide',
    summary: 'Sends the hours of a contractor back with the reason.',
    params: idParams,
    body: timesheetRejectSchema,
    response: clientTimesheetSchema,
    changes: tag,
    errors,
  }),
} as const;
