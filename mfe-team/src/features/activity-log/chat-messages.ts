/** Log texts about conversations. */
export const chatThreadLogMessages = {
  entity: 'Conversation',
  group: 'Conversations',
  actions: {
    open: 'Started a conversation',
    add: 'Added a person to a conversation',
    remove: 'Removed a person from a conversation',
    leave: 'Left a conversation',
    close: 'Closed a conversation',
    reopen: 'Reopened a conversation',
  },
} as const;

/** Log texts about messages in conversations. */
export const chatMessageLogMessages = {
  entity: 'Message in a conversation',
  group: 'Messages in conversations',
  actions: {
    send: 'Sent a message',
    edit: 'Edited a message',
    remove: 'Removed a message',
  },
} as const;
