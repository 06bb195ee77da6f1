import { defineMessages, useT } from '@muster/ui';

/** Texts of what two people decide together. */
export const approvalMessages = defineMessages('blocks-approvals', {
  kind: {
    candidate_anonymise: 'Anonymise a person',
    application_bulk_reject: 'Reject many people of a job',
    placement_rate: 'Change the rate of a placement',
    placement_start: 'Start a placement without papers',
  },
  consequence: {
    candidate_anonymise:
      'Name, contact data, files and everything written about the person are erased for good. The number, the country, the skills and what is counted stay.',
    application_bulk_reject:
      'Everybody is rejected who can still be rejected then; whoever is told by mail gets it as planned.',
    placement_rate: 'The new rate comes into force with your yes.',
    placement_start: 'The placement starts without what is missing.',
  },
  fact: {
    applications: 'Applications without their notes',
    notes: 'Notes',
    tasks: 'Tasks',
    attachments: 'Files',
    mails: 'Mails',
    consents: 'Consents, without how they were given',
    effectiveFrom: 'From',
    payBefore: 'Pay now',
    payAfter: 'Pay then',
    billBefore: 'Bill now',
    billAfter: 'Bill then',
    rateWarning: 'Check the rates',
    waived: 'Without',
    people: 'People',
    rejectionReason: 'Reason of the rejection',
    telling: 'How they are told',
  },
  rate: { hour: '{{amount}} an hour', month: '{{amount}} a month' },
  hidden: 'A record that you cannot see',
  rule: 'Muster, by a rule',
  somebody: 'Somebody',
  field: {
    about: 'About',
    askedBy: 'Asked by',
    reason: 'Why',
    until: 'To decide until',
    decidedBy: 'Decided by',
    note: 'In their words',
  },
  noReason: 'Erased with the person',
  drawer: {
    note: 'A word to {{name}}',
    noteHelp: 'Needed when you refuse.',
    approve: 'Approve',
    refuse: 'Refuse',
    withdraw: 'Take back',
    close: 'Close',
    second: 'You asked for this yourself: somebody else decides.',
  },
  bar: {
    waiting: '{{name}} asks to anonymise this person',
    own: 'You asked to anonymise this person',
    other: '{{name}} asks for your decision about this record',
    until: 'It waits for a second person until {{until}}.',
    look: 'Look and decide',
    open: 'Look at it',
  },
  done: {
    approve: 'Approved: it is done',
    refuse: 'Refused, and {{name}} is told',
    withdraw: 'Taken back',
  },
});

export const useApprovalWords = () => useT(approvalMessages);
export type ApprovalWords = ReturnType<typeof useApprovalWords>;
