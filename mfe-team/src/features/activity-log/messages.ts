import { common, defineMessages } from '@muster/ui';
import { actionMessages } from './action-messages.ts';
import { entityMessages } from './entity-messages.ts';
import { groupMessages } from './group-messages.ts';
import { pageMessages } from './page-messages.ts';

/** Texts of the activity log. */
export const activityMessages = defineMessages('mfe-team-activity', {
  ...pageMessages,
  entity: entityMessages,
  group: groupMessages,
  action: actionMessages,
  field: {
    actionsCount: 'Changes made',
    assigneeId: 'Assigned to',
    availableFrom: common.availableFrom,
    birthDate: 'Date of birth',
    canEmail: 'May be e-mailed',
    closesOn: 'Ends on',
    deleteReason: common.reason,
    disabledReason: common.reason,
    dueOn: 'Due on',
    email: common.eMail,
    endedBy: 'Ended by',
    isPrivate: 'Private',
    noticePeriodDays: 'Notice period (days)',
    ownerUserId: common.owner,
    passwordHash: 'Password',
    ticketRef: 'Ticket',
    urgentReason: 'Why it was urgent',
    withoutNotice: 'Without notice',
  },
});
