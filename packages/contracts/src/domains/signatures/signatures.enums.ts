export const signatureCategories = [
  'contractor_agreement',
  'nda',
  'statement_of_work',
  'ip_assignment',
  'policy',
] as const;
export type SignatureCategory = (typeof signatureCategories)[number];

/** Who signs. The client has no account here: they sign by a mailed link. */
export const signatureParties = ['candidate', 'agency', 'client'] as const;
export type SignatureParty = (typeof signatureParties)[number];

/** One after the other, or all at the same time. */
export const signatureOrders = ['sequential', 'parallel'] as const;
export type SignatureOrder = (typeof signatureOrders)[number];

export const partyStates = ['waiting', 'notified', 'viewed', 'signed', 'declined'] as const;
export type PartyState = (typeof partyStates)[number];

/** How a signature is made: a name that is typed, lines that are drawn, or a picture. */
export const signatureKinds = ['typed', 'drawn', 'uploaded'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

export const signatureEvents = [
  'created',
  'sent',
  'reminded',
  'opened',
  'signed',
  'declined',
  'completed',
  'voided',
  'expired',
  'downloaded',
] as const;
export type SignatureEventType = (typeof signatureEvents)[number];

/** The state of a document for the visitor of a link. */
export const guestStandings = [
  'to_sign',
  'not_your_turn',
  'signed',
  'completed',
  'declined',
  'voided',
  'expired',
  'replaced',
] as const;
export type GuestStanding = (typeof guestStandings)[number];

export const templateFieldKinds = ['text', 'long', 'date'] as const;

/** The consent text of a signature; a changed text gets another version. */
export const signingConsent = {
  version: '2026-11',
  text: 'I have read this document. I agree to sign it electronically, and that my electronic signature binds me as one on paper would.',
} as const;
