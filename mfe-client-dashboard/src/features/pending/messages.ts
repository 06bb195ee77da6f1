import { defineMessages, useT } from '@muster/ui';

/** Texts of items that wait for an answer. */
const pendingMessages = defineMessages('mfe-client-dashboard-pending', {
  pending: {
    title: 'Pending items',
    subtitle: 'What waits for your answer',
    empty: {
      title: 'Nothing waiting. Thank you.',
      text: 'When the agency proposes a candidate, a contractor submits hours, or there is something to sign or to answer, it appears here and you get an e-mail.',
    },
  },
  documents: {
    title: 'Documents to sign',
    from: 'from {{name}}',
    until: 'sign by {{date}}',
    sign: 'Read and sign',
    signOf: 'Read and sign {{title}}',
  },
  questions: {
    title: 'Questions of the agency',
    answer: 'Answer',
    answerOf: 'Answer the question about {{title}}',
  },
  hours: {
    title: 'Hours to approve',
    text: 'What your contractors worked. After you, the agency approves; then it is paid and invoiced.',
    period: '{{from}} to {{to}}',
    total: '{{hours}} hours',
    bill: 'Comes to',
    none: 'No work in this period.',
    entry: '{{hours}} {{kind}}',
    category: {
      regular: 'regular',
      overtime: 'overtime',
      paid_leave: 'paid leave',
      unpaid_leave: 'unpaid leave',
      holiday: 'public holiday',
    },
    approve: 'Approve',
    approveOf: 'Approve the hours of {{name}}, {{from}} to {{to}}',
    reject: 'Send back',
    rejectOf: 'Send the hours of {{name}} back, {{from}} to {{to}}',
    approveAll: 'Approve all {{count}}',
    approved: 'Hours approved',
    approvedAll: '{{count}} timesheets approved',
    someLeft: '{{done}} of {{count}} approved. The others have changed; please look again.',
    sendBack: {
      title: 'Send the hours back',
      reason: 'Reason',
      note: 'What has to change?',
      days: 'Which days are meant?',
      daysHelp: 'The contractor sees them marked. Leave it empty for the whole period.',
      keep: 'Cancel',
      confirm: 'Send back',
      done: 'Hours sent back',
      effects: {
        person: 'The contractor reads the reason and your note, and corrects the hours.',
        again: 'They come back to you when they are submitted again.',
      },
    },
  },
});

export const usePendingMessages = () => useT(pendingMessages);
