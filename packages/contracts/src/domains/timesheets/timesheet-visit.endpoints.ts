import { defineEndpoint } from '../../core/endpoint.ts';
import { sentCodeSchema } from '../applications/decision-visit.schemas.ts';
import { linkParams } from '../links/links.schemas.ts';
import {
  approveHoursByMailSchema,
  rejectHoursByMailSchema,
  timesheetVisitSchema,
} from './timesheet-visit.schemas.ts';

const linkErrors = [
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REVOKED',
  'TOKEN_USED',
  'TOKEN_WRONG_PERSON',
  'RATE_LIMITED',
] as const;
const ofLink = { access: 'public', params: linkParams } as const;
/** The link can be used once. */
const answer = {
  ...ofLink,
  method: 'POST',
  response: timesheetVisitSchema,
  changes: [{ entity: 'Timesheet' }],
  errors: [
    ...linkErrors,
    'CODE_INVALID',
    'CODE_EXPIRED',
    'INVALID_TRANSITION',
    'VERSION_CONFLICT',
    'TIMESHEET_PAUSED_DAY',
  ],
} as const;

/** A client's approval of hours by mail: without an account, confirmed by a code. */
export const timesheetVisitEndpoints = {
  read: defineEndpoint({
    ...ofLink,
    name: 'timesheetVisit.read',
    method: 'GET',
    path: '/links/:handle/timesheet',
    summary: 'The hours as the reader of the link may see them; approves nothing.',
    response: timesheetVisitSchema,
    provides: [{ entity: 'Link', id: 'handle' }],
    errors: linkErrors,
  }),
  sendCode: defineEndpoint({
    ...ofLink,
    name: 'timesheetVisit.sendCode',
    method: 'POST',
    path: '/links/:handle/timesheet/actions/send-code',
    summary: 'Mails a code to the holder of the link; the one before is no longer valid.',
    response: sentCodeSchema,
    errors: [...linkErrors, 'INVALID_TRANSITION'],
  }),
  approve: defineEndpoint({
    ...answer,
    name: 'timesheetVisit.approve',
    path: '/links/:handle/timesheet/actions/approve',
    summary: 'Approves the hours for the client; the agency has the last word.',
    body: approveHoursByMailSchema,
  }),
  reject: defineEndpoint({
    ...answer,
    name: 'timesheetVisit.reject',
    path: '/links/:handle/timesheet/actions/reject',
    summary: 'Sends the hours back to the contractor with the reason.',
    body: rejectHoursByMailSchema,
  }),
} as const;
