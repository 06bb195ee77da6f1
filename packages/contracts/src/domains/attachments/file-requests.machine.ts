import { defineMachine } from '../../core/machine.ts';

/** A file that a person is asked to bring: received with the next one of its type. */
export const fileRequestMachine = defineMachine({
  name: 'file_request',
  states: ['open', 'received', 'withdrawn'],
  initial: 'open',
  transitions: {
    receive: { from: ['open'], to: 'received', permission: 'system' },
    withdraw: { from: ['open'], to: 'withdrawn', permission: 'attachment.request' },
  },
});
export const fileRequestStates = fileRequestMachine.states;
export type FileRequestState = (typeof fileRequestStates)[number];
