/** Log texts about the texts of mails. */
export const emailTemplateLogMessages = {
  entity: 'E-mail template',
  group: 'E-mail templates',
  actions: {
    create: 'Added an e-mail template',
    update: 'Changed an e-mail template',
    delete: 'Deleted an e-mail template',
  },
} as const;

/** Log texts about mails to several people. */
export const batchLogMessages = {
  entity: 'E-mail to several people',
  group: 'E-mails to several people',
  actions: { create: 'E-mailed several people', undo: 'Cancelled e-mails to several people' },
} as const;

/** Log texts about calls. */
export const callLogMessages = {
  entity: 'Call',
  group: 'Calls',
  actions: { log: 'Logged a call', remove: 'Removed a logged call' },
} as const;

/** Log texts about received mails. */
export const receivedMailLogMessages = {
  entity: 'Received e-mail',
  group: 'Received e-mails',
  actions: {
    match: 'Received an answer to an e-mail',
    file: 'Put a received e-mail on a record',
    dismiss: 'Dismissed a received e-mail',
  },
} as const;

/** Log texts about mails written by users. */
export const mailLogMessages = {
  entity: 'E-mail',
  group: 'E-mails',
  actions: {
    send: 'Sent an e-mail',
    cancel: 'Cancelled an e-mail',
    retry: 'Tried to send an e-mail again',
    bounce: 'An e-mail came back',
  },
} as const;
