import { defineMachine } from '../../core/machine.ts';

/** A received mail, from its arrival to the record it is filed on. */
export const receivedMailMachine = defineMachine({
  name: 'received-mail',
  states: ['waiting', 'filed', 'dismissed', 'noted'],
  initial: 'waiting',
  transitions: {
    /** A user files it on a record. */
    file: { from: ['waiting', 'dismissed'], to: 'filed', permission: 'receivedMail.sort' },
    /** A user marks that it concerns no record. */
    dismiss: { from: ['waiting'], to: 'dismissed', permission: 'receivedMail.sort' },
    /** It answers one of our mails and is filed on that mail's record automatically. */
    match: { from: ['waiting'], to: 'filed', permission: 'system' },
    /** A mail server or calendar sent it, and its content was processed. */
    note: { from: ['waiting'], to: 'noted', permission: 'system' },
  },
});
export type ReceivedMailState = (typeof receivedMailMachine.states)[number];

/** User actions on a waiting mail. */
export const receivedMailActions = ['file', 'dismiss'] as const;

/** Why a file of a mail was not stored. */
export const receivedFileRefusals = [
  'not_accepted',
  'too_large',
  'damaged',
  'too_many',
  'record_full',
  /** The record cannot have files: read it in the mailbox itself. */
  'no_place',
] as const;
export type ReceivedFileRefusal = (typeof receivedFileRefusals)[number];
