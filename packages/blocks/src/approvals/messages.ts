import { common, defineMessages, useT } from '@muster/ui';

/** Texts for decisions that two people take together. */
export const approvalMessages = defineMessages('blocks-approvals', {
  kind: {
    candidate_anonymise: 'Anonymise a person',
    application_bulk_reject: 'Reject several candidates of a job',
    placement_rate: 'Change the rate of a placement',
    placement_start: 'Start a placement before its documents are checked',
    message_bulk: 'E-mail many people at once',
    timesheet_unlock: 'Unlock a timesheet',
    signature_void: 'Void a partly signed document',
    owner_grant: 'Make someone an owner',
    user_anonymise: 'Anonymise an account',
    job_hold: 'Put a job on hold',
    job_resume: 'Go on with a job',
    job_close: 'Close a job',
    job_cancel: 'Cancel a job',
    position_add: 'Add positions to a job',
    position_cancel: 'Cancel positions of a job',
  },
  consequence: {
    candidate_anonymise:
      'Name, contact data, files and everything written about the person are permanently erased. The number, country, skills and statistics are kept.',
    application_bulk_reject:
      'Everyone who can still be rejected then is rejected. Those to be notified by e-mail receive it as planned.',
    placement_rate: 'The new rate takes effect when you approve.',
    placement_start: 'The placement starts although documents are missing.',
    message_bulk:
      'The e-mail goes to everyone in the selection who may be written to, in the name of the person who wrote it.',
    timesheet_unlock: 'It becomes approved again, and can then be reopened and corrected.',
    signature_void:
      'Nobody can sign it any more, and its parties are told why. What was signed stays in the history.',
    owner_grant:
      'As an owner, this person may do everything here, including making and removing administrators.',
    user_anonymise:
      'Name, sign-in and contact data of this account are permanently erased. What the person did stays in the history, as the work of a former user.',
    job_hold:
      'The job is put on hold when you approve: its candidates stay where they are, and its clocks stop.',
    job_resume: 'The job is open again when you approve, and its clocks go on.',
    job_close:
      'The job closes when you approve: free positions are given up and everyone still on it is rejected. Nobody is e-mailed by this. To choose the reason or notify candidates, close the job yourself, then approve.',
    job_cancel:
      'The job is cancelled when you approve: free positions are given up and everyone still on it is rejected. Nobody is e-mailed by this. To choose the reason or notify candidates, cancel the job yourself, then approve.',
    position_add: 'The positions are added when you approve. A filled job opens again.',
    position_cancel:
      'The positions are cancelled when you approve. Anyone selected for one returns to the client’s choice.',
  },
  fact: {
    applications: 'Applications without their notes',
    notes: common.notes,
    tasks: common.tasks,
    attachments: common.files,
    mails: 'E-mails',
    consents: 'Consents, without how they were given',
    effectiveFrom: 'From',
    payBefore: 'Pay now',
    payAfter: 'Pay then',
    billBefore: 'Bill now',
    billAfter: 'Bill then',
    rateWarning: 'Check the rates',
    waived: 'Without',
    people: common.people,
    rejectionReason: 'Reason of the rejection',
    telling: 'How they are notified',
    mailCopies: 'Copies to',
    mailSubject: 'Subject',
    mailText: 'Text',
    lockedReference: 'Paid or invoiced with',
    signedBy: 'Signed so far by',
    changedSince: 'Changed since',
    positions: common.positions,
    positionLabels: 'Which positions',
    targetStart: 'To start from',
    endReason: 'Reason given',
  },
  rate: { hour: '{{amount}} an hour', month: '{{amount}} a month' },
  hidden: 'A record that you cannot see',
  rule: 'Muster (automatic rule)',
  somebody: common.someone,
  field: {
    about: common.about,
    askedBy: 'Requested by',
    reason: common.why,
    until: 'Decide by',
    decidedBy: 'Decided by',
    note: 'Their note',
  },
  noReason: 'Erased with the person',
  drawer: {
    note: 'Message to {{name}}',
    noteHelp: 'Needed when you refuse.',
    approve: 'Approve',
    refuse: 'Refuse',
    withdraw: common.withdraw,
    close: common.close,
    second: 'You requested this yourself, so someone else has to decide.',
  },
  bar: {
    waiting: '{{name}} requests to anonymise this person',
    own: 'You requested to anonymise this person',
    ownOther: 'You asked a second person to decide',
    other: '{{name}} asks for your decision: {{what}}',
    until: 'It waits for a decision until {{until}}.',
    look: 'Review',
    open: common.view,
  },
  done: {
    approve: 'Approved and done',
    refuse: 'Refused. {{name}} is notified',
    withdraw: 'Withdrawn',
  },
});

export const useApprovalMessages = () => useT(approvalMessages);
export type ApprovalMessages = ReturnType<typeof useApprovalMessages>;
