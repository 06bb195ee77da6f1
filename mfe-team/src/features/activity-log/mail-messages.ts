/** What the log says of the words of mails. */
export const emailTemplateLogMessages = {
  entity: 'E-mail template',
  group: 'E-mail templates',
  actions: {
    create: 'Added an e-mail template',
    update: 'Changed an e-mail template',
    delete: 'Deleted an e-mail template',
  },
} as const;

/** What the log says of mails to many. */
export const batchLogMessages = {
  entity: 'E-mail to several people',
  group: 'E-mails to several people',
  actions: { create: 'E-mailed several people', undo: 'Cancelled e-mails to several people' },
} as const;

/** What the log says of calls. */
export const callLogMessages = {
  entity: 'Call',
  group: 'Calls',
  actions: { log: 'Logged a call', remove: 'Removed a logged call' },
} as const;

/** What the log says of mails that came in. */
export const receivedMailLogMessages = {
  entity: 'Received e-mail',
  group: 'Received e-mails',
  actions: {
    match: 'Received an answer to an e-mail',
    file: 'Put a received e-mail on a record',
    dismiss: 'Dismissed a received e-mail',
  },
} as const;

/** What the log says of mails that people write. */
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
