import { defineMachine } from '../../core/machine.ts';

/** A mail from its draft to its final state. The platform's own mails start as queued. */
export const messageMachine = defineMachine({
  name: 'message',
  states: [
    'draft',
    'queued',
    'scheduled',
    'sending',
    'sent',
    'bounced',
    'failed',
    'cancelled',
    'suppressed',
  ],
  initial: 'draft',
  transitions: {
    send: { from: ['draft'], to: ['queued', 'scheduled'], permission: 'message.send' },
    cancel: { from: ['queued', 'scheduled'], to: 'cancelled', permission: 'message.cancel' },
    retry: { from: ['failed'], to: 'queued', permission: 'message.retry' },
    /** A process takes it; `sending` mails are retaken if their process died. */
    take: { from: ['queued', 'scheduled', 'sending'], to: 'sending', permission: 'system' },
    /** Outside the recipient's mail hours: it waits until their morning. */
    hold: { from: ['sending'], to: 'scheduled', permission: 'system' },
    /** The server could not accept it now: retried later. */
    defer: { from: ['sending'], to: 'queued', permission: 'system' },
    deliver: { from: ['sending'], to: 'sent', permission: 'system' },
    fail: { from: ['sending'], to: 'failed', permission: 'system' },
    bounce: { from: ['sending', 'sent'], to: 'bounced', permission: 'system' },
    suppress: { from: ['queued', 'scheduled', 'sending'], to: 'suppressed', permission: 'system' },
  },
});
export type MessageState = (typeof messageMachine.states)[number];
export type MessageAction = keyof typeof messageMachine.transitions;

/** User actions on a mail. */
export const messageActions = ['send', 'cancel', 'retry', 'edit'] as const;

/** Why a mail was not delivered, for its sender. */
export const deliveryProblems = [
  'server_unreachable',
  'server_busy',
  'refused',
  'address_unknown',
  'mailbox_full',
  'outcome_unknown',
  'invalid_header',
  'cannot_be_written',
  'file_missing',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** What delays a mail: its sender, or the recipient's quiet hours. */
export const waitReasons = ['sender', 'quiet_hours'] as const;
