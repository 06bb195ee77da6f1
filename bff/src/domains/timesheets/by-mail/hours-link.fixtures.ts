import { limits } from '@muster/contracts';
import { createLink } from '../../links/links.fixtures.ts';
import type { TimesheetRecord } from '../../../records/timesheets/timesheet.model.ts';

/** Creates a link to answer about hours, as its holder gets it. */
export const hoursLinkOf = ({ _id }: Pick<TimesheetRecord, '_id'>, holderEmail: string) =>
  createLink({
    purpose: 'timesheet_approve',
    subject: { type: 'timesheet', id: _id },
    holderEmail,
    scopes: ['timesheet:approve'],
    expiresAt: new Date(Date.now() + limits.timesheet.approveLink),
    maxUses: 1,
  });
