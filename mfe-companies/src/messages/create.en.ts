import { common } from '@muster/ui';

/** Texts of the form for a new company. */
export const create = {
  title: 'New company',
  save: 'Add company',
  cancel: common.cancel,
  added: '{{name}} is added',
  addedInvited: '{{name}} is added; an invitation is on its way to {{email}}',
  company: common.company,
  websiteHelp: 'Its domain is used to suggest colleagues. Nobody gets access by domain alone.',
  place: 'Place',
  zoneHelp: 'Used as the default for this client’s jobs.',
  care: 'Responsible',
  managerHelp: 'You, unless you choose someone else.',
  work: 'Terms of cooperation',
  blindHelp: 'The client sees numbers and no photos until it asks for an interview.',
  slaHelp:
    'The client is reminded after this many hours without an answer. Empty: as the deadlines of the agency say.',
  firstUser: 'First user',
  invite: 'Invite the first user now',
  inviteHelp: 'Becomes the administrator of this client and invites colleagues.',
  freeMail: '{{domain}} is an e-mail service, not a company. It is not kept as the e-mail domain.',
  duplicates: {
    checking: 'Looking for companies like this',
    title_one: 'One company looks like this',
    title_other: '{{count}} companies look like this',
    signal: { name: 'Same name', domain: 'Same domain' },
    open: 'Open',
    blocked: 'A company with this name already exists: {{name}}. Open it instead.',
    anyway: 'It is another company. Add it anyway.',
    confirmFirst: 'Confirm that it is not one of the companies shown.',
    taken: 'A company with this name already exists.',
  },
} as const;
