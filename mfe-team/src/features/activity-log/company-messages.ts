import { common } from '@muster/ui';

/** Log texts about clients. */
export const companyMessages = {
  group: common.companies,
  actions: {
    create: 'Added the company',
    update: 'Changed the company',
    update_custom_fields: 'Changed custom fields',
    update_team: 'Changed the recruitment team',
    change_manager: 'Changed the account manager',
    activate: 'Made the company active',
    undo_activate: 'Undid making the company active',
    hold: 'Put the company on hold',
    block: 'Blocked the company',
    end: 'Ended the cooperation',
    delete: 'Deleted the company',
    restore_deleted: 'Restored the company',
    update_own: 'The client changed what it says of itself',
    ask_coworker: 'The client asked to invite a manager',
    approve_coworker: 'The client agreed to an invitation',
    refuse_coworker: 'The client refused an invitation',
    client_message: 'The client wrote to its recruitment team',
    client_call: 'The client booked a call with its recruitment team',
  },
} as const;

/** Log texts about the access of a client's users. */
export const companyUserMessages = {
  entity: 'User of a client',
  group: 'Users of clients',
  actions: {
    invite: 'Invited to a client',
    update: 'Changed role or rights with a client',
    disable: 'Ended the access to a client',
    enable: 'Gave access to a client again',
    resend_invite: 'Sent the invitation to a client again',
  },
} as const;
