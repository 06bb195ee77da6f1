import { common, defineMessages, useT } from '@muster/ui';

/** Texts of the accounts of candidates. */
export const candidateAccountMessages = defineMessages('mfe-team-candidate-accounts', {
  title: 'Candidate accounts',
  search: 'Find by name or number',
  column: {
    person: common.name,
    account: 'Account',
    identity: 'Legal identity',
    documents: 'To sign',
    lastSignIn: 'Last sign-in',
    menu: 'Actions',
  },
  account: { none: 'No account', expired: 'Invitation expired' },
  identity: { none: 'None' },
  documents_zero: 'None',
  documents_one: '{{count}} document',
  documents_other: '{{count}} documents',
  never: 'Never signed in',
  shared: 'Same e-mail as {{name}} ({{number}})',
  problem: {
    no_email: 'No e-mail address',
    do_not_contact: 'Do not contact',
    shared_email: 'The e-mail belongs to another candidate',
    has_account: 'Has an account',
  },
  empty: {
    title: 'No candidate accounts.',
    text: 'Candidates show here with their accounts once they are added.',
    filteredTitle: 'No candidates match',
    filteredText: 'Nobody fits the search and the filters. Change or clear them.',
    clear: common.clearSearchAndFilters,
  },
  action: {
    menu: 'Actions for {{name}}',
    open: 'Open record',
    send: 'Send document',
    invite: 'Invite',
    again: 'Invite again',
  },
  invite: {
    title_one: 'Invite {{name}}',
    title_other: 'Invite {{count}} candidates',
    link: 'Each gets an e-mail with a link to set up an account of their own.',
    again: 'Where an invitation waits, a new link is sent and the old one stops working.',
    more_one: '{{count}} more stays selected, for the next time: there are too many for one.',
    more_other: '{{count}} more stay selected, for the next time: there are too many for one.',
    skipped: 'People with an account, without an e-mail or not to be contacted are left out.',
    keep: 'Not now',
    confirm: 'Send invitations',
    done_zero: 'No invitation was sent.',
    done_one: '{{count}} invitation is on its way.',
    done_other: '{{count}} invitations are on their way.',
    skippedCount_one: '{{count}} has an account already.',
    skippedCount_other: '{{count}} have an account already.',
    failed: 'Not invited: {{names}}.',
    failedItem: '{{name}} ({{reason}})',
    refused: 'not possible now',
    unknown: 'a candidate',
  },
});

export const useCandidateAccountMessages = () => useT(candidateAccountMessages);
export type Translate = ReturnType<typeof useCandidateAccountMessages>;
