import { defineMachine } from '../../core/machine.ts';

/** A document that several parties sign, one after the other. */
export const signatureDocumentMachine = defineMachine({
  name: 'signature_document',
  states: [
    'draft',
    'sent',
    'viewed',
    'partially_signed',
    'completed',
    'declined',
    'voided',
    'expired',
  ],
  initial: 'draft',
  transitions: {
    send: { from: ['draft'], to: 'sent', permission: 'signature.create' },
    approve: { from: ['sent'], to: 'sent', permission: 'signature.create' },
    refuse: {
      from: ['sent'],
      to: 'declined',
      permission: 'signature.create',
      requires: ['reason'],
    },
    open: { from: ['sent'], to: 'viewed', permission: 'signature.sign' },
    sign: {
      from: ['sent', 'viewed', 'partially_signed'],
      to: ['partially_signed', 'completed'],
      permission: 'signature.sign',
    },
    decline: {
      from: ['sent', 'viewed', 'partially_signed'],
      to: 'declined',
      permission: 'signature.sign',
      requires: ['reason'],
    },
    void: {
      from: ['sent', 'viewed', 'partially_signed'],
      to: 'voided',
      permission: 'signature.create',
      requires: ['note'],
    },
    expire: { from: ['sent', 'viewed', 'partially_signed'], to: 'expired', permission: 'system' },
  },
});
export const signatureStates = signatureDocumentMachine.states;
export type SignatureState = (typeof signatureStates)[number];
export type SignatureMachineAction = keyof typeof signatureDocumentMachine.transitions;

/** States in which parties may still sign. */
export const openSignatureStates = [
  'sent',
  'viewed',
  'partially_signed',
] as const satisfies readonly SignatureState[];

/** Agency actions on a document: the transitions of its state, and those that do not change it. */
export const signatureActions = [
  'edit',
  'delete',
  'send',
  'approve',
  'refuse',
  'remind',
  'void',
  'ask_void',
  'reissue',
  'sign',
  'decline',
] as const;
export type SignatureAction = (typeof signatureActions)[number];

/** A party's actions on it. */
export const signingActions = ['sign', 'decline'] as const;
export type SigningAction = (typeof signingActions)[number];
