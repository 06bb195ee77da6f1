import { common } from '@muster/ui';

/** What a candidate agreed to. */
export const consents = {
  title: 'Consents',
  record: 'Record consent',
  history: 'History ({{count}})',
  none: 'Never asked',
  expires: 'until {{date}}',
  expired: 'expired on {{date}}',
  refusedAt: 'refused on {{date}}',
  row: '{{date}}, {{channel}}',
  rowBy: '{{date}}, {{channel}}, noted by {{by}}',
  granted: common.agreed,
  refused: 'Refused',
  state: { granted: common.agreed, refused: 'Refused', expired: 'Expired', none: 'Not asked' },
  purpose: {
    store_profile: 'Keep the profile',
    contact: 'Contact',
    share_with_clients: 'Show to clients',
    recording: 'Record interviews',
    references: 'Contact references',
    ai_processing: 'Automated CV reading',
  },
  channel: {
    sign_up: 'at sign-up',
    form: 'in writing, by form',
    email_link: 'by a link in an e-mail',
    staff_on_behalf: 'told to staff',
  },
  basis: {
    consent: 'Consent',
    contract: common.contract,
    legitimate_interest: 'Legitimate interest',
  },
  form: {
    title: 'Record what {{name}} said',
    purpose: 'What it is about',
    answer: 'Their answer',
    channel: 'How they said it',
    basis: 'Legal basis',
    textVersion: 'Version of the text they read',
    note: 'Note',
    noteHelp: 'When and how, where it was not in writing',
    confirm: common.record,
    keep: common.cancel,
    effects: {
      counts: 'Applies from now on; earlier answers stay in the history',
      expires: 'Expires after {{count}} months; the owner is reminded in time',
      refusal: 'This use of the data stops',
    },
    done: 'Recorded',
  },
} as const;
