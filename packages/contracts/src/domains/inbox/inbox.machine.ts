import { defineMachine } from '../../core/machine.ts';

/** A mail that came in, from its arrival to the record on which it stands. */
export const receivedMailMachine = defineMachine({
  name: 'received-mail',
  states: ['waiting', 'filed', 'dismissed', 'noted'],
  initial: 'waiting',
  transitions: {
    /** A person says on whose record it stands. */
    file: { from: ['waiting', 'dismissed'], to: 'filed', permission: 'receivedMail.sort' },
    /** A person says that it concerns no record. */
    dismiss: { from: ['waiting'], to: 'dismissed', permission: 'receivedMail.sort' },
    /** It answers a mail of ours, whose record it joins by itself. */
    match: { from: ['waiting'], to: 'filed', permission: 'system' },
    /** It was written by a mail server or a calendar, and what it says was done. */
    note: { from: ['waiting'], to: 'noted', permission: 'system' },
  },
});
export type ReceivedMailState = (typeof receivedMailMachine.states)[number];

/** What a person does with a mail that waits. */
export const receivedMailActions = ['file', 'dismiss'] as const;

/** Why a file of a mail was not kept. */
export const receivedFileRefusals = [
  'not_accepted',
  'too_large',
  'damaged',
  'too_many',
  'record_full',
  /** The record keeps no files: it is to be read in the mailbox itself. */
  'no_place',
] as const;
export type ReceivedFileRefusal = (typeof receivedFileRefusals)[number];
