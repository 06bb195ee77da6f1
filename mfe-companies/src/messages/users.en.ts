import { common } from '@muster/ui';

/** Texts of a client's users. */
export const users = {
  title: common.users,
  invite: 'Invite user',
  state: { active: 'Active', invited: 'Invited', disabled: 'Disabled' },
  signedIn: 'Last sign-in: {{when}}',
  never: 'Never signed in',
  until: 'Invitation until {{date}}',
  expired: 'Invitation expired',
  noRole: 'None',
  primary: 'First contact',
  billing: 'Invoices',
  elsewhere: 'Also with another client',
  supervises_one: 'Leads {{count}} contractor',
  supervises_other: 'Leads {{count}} contractors',
  rights: { canSeeBillRates: 'Bill rates', canDecide: 'Decides', canSeeAllJobs: 'All jobs' },
  noRights: 'Reads',
  empty: {
    title: 'Invite the first client user',
    text: 'People of the client see their jobs and the candidates you submit, and decide about them.',
  },
  done: {
    disable: 'The access of {{name}} is ended',
    saved: 'Saved',
  },
  edit: {
    title: 'Edit role and rights',
    save: common.saveChanges,
    cancel: common.cancel,
    work: common.role,
    contact: 'Contact',
    mail: 'The sign-in address and the account itself belong to the person; an administrator can help.',
  },
  disable: {
    title: 'End the access of {{name}}',
    keep: 'Keep access',
    confirm: 'End access',
    effects: {
      access: 'They cannot open anything of {{company}} any more, from now on.',
      written: 'What they wrote stays.',
      account: 'Their account is kept; it still works with another client or role.',
    },
    supervises_one:
      'They lead {{count}} contractor. Name another supervisor first, at the position or the contract.',
    supervises_other:
      'They lead {{count}} contractors. Name another supervisor first, at the positions or the contracts.',
  },
  new: {
    title: 'Invite a user',
    person: common.person,
    emailHelp: 'This name is shown until the person accepts.',
    foreign: '{{domain}} is not the domain of {{company}} ({{own}}). Continue if that is correct.',
    role: 'Role and rights',
    message: 'Message',
    messageHelp: 'Included in the invitation.',
    save: 'Send invitation',
    cancel: common.cancel,
    sent: 'An invitation is on its way to {{email}}',
    duplicate: 'This address is already invited or belongs to a user of this client.',
    accountDisabled:
      'The account behind this address is disabled. An administrator can enable it again.',
  },
} as const;
