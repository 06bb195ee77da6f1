import { defineMessages, useT } from '@muster/ui';

/** Texts of approving hours behind a mailed link. */
const hoursMessages = defineMessages('mfe-public-hours', {
  document: 'Approve hours',
  title: 'Hours of {{name}}',
  lead: '{{job}}, {{number}}: {{from}} to {{to}}',
  question: 'Are these hours right?',
  nothingYet: 'Nothing is decided until you confirm it with a code that we e-mail to {{mail}}.',
  action: { approve: 'Approve', reject: 'Send back' },
  confirm: { approve: 'Confirm: approve', reject: 'Confirm: send back' },
  back: 'Choose another answer',
  table: {
    title: 'Hours by day',
    day: 'Day',
    hours: 'Hours',
    what: 'What',
    total: 'Total',
    none: 'No work in this period, says the contractor.',
  },
  category: {
    regular: 'Regular',
    overtime: 'Overtime',
    paid_leave: 'Paid leave',
    unpaid_leave: 'Unpaid leave',
    holiday: 'Public holiday',
  },
  approve: {
    title: 'Approve {{hours}} hours',
    effects: '{{agency}} checks the hours after you and closes them.',
  },
  reject: {
    title: 'Send the hours back',
    effects:
      '{{name}} reads the reason and your note, and corrects the hours. Then you get a new e-mail.',
    reason: 'Reason',
    note: 'What has to change',
    days: 'Days that it is about',
    daysHint: 'Leave it empty if it is about all of them.',
  },
  done: {
    approve: {
      title: 'The hours are approved',
      text: '{{agency}} has your answer. There is nothing left to do for this period.',
    },
    reject: {
      title: 'The hours are sent back',
      text: '{{name}} reads your note and corrects the hours. You get an e-mail when they are submitted again.',
    },
  },
  closedLink: 'You can close this page. The link is used up.',
  standing: {
    approvedBy: '{{name}} of your company approved these hours on {{date}}.',
    approvedByAgency: 'The agency approved these hours on {{date}}.',
    rejectedBy: '{{name}} of your company sent these hours back on {{date}}.',
    rejectedByAgency: 'The agency sent these hours back on {{date}}.',
    open: 'These hours are being changed. You get a new e-mail when they are submitted again.',
    nothingToDo: 'There is nothing left to do here.',
  },
});

export const useHoursMessages = () => useT(hoursMessages);
