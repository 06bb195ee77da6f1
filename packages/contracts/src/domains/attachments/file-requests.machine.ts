import { defineMachine } from '../../core/machine.ts';

/** A file requested from a candidate: the next upload of its type fulfils it. */
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
