import { defineMachine } from '../../core/machine.ts';

/** User account. Only the system sets and clears `locked`. */
export const userMachine = defineMachine({
  name: 'user',
  states: ['invited', 'pending_setup', 'active', 'locked', 'disabled', 'anonymised'],
  initial: 'invited',
  transitions: {
    resend_invite: { from: ['invited'], to: 'invited', permission: 'user.invite' },
    accept_invite: { from: ['invited'], to: 'pending_setup', permission: 'public' },
    decline_invite: { from: ['invited'], to: 'disabled', permission: 'public' },
    revoke_invite: { from: ['invited'], to: 'disabled', permission: 'user.invite' },
    finish_setup: { from: ['pending_setup'], to: 'active', permission: 'public' },
    lock: { from: ['active'], to: 'locked', permission: 'system' },
    unlock: { from: ['locked'], to: 'active', permission: 'user.update' },
    disable: {
      from: ['active', 'pending_setup', 'locked'],
      to: 'disabled',
      permission: 'user.disable',
      requires: ['reason'],
    },
    enable: {
      from: ['disabled'],
      to: ['active', 'pending_setup'],
      permission: 'user.disable',
    },
    // A request; it takes effect when a second person approves.
    anonymise: { from: ['disabled'], to: 'anonymised', permission: 'user.anonymise' },
  },
});

export const userStates = userMachine.states;
export type UserState = (typeof userStates)[number];
export type UserAction = keyof typeof userMachine.transitions;
