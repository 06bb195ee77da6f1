export const signatureCategories = [
  'contractor_agreement',
  'nda',
  'statement_of_work',
  'ip_assignment',
  'policy',
] as const;
export type SignatureCategory = (typeof signatureCategories)[number];

/** Who signs. */
export const signatureParties = ['candidate', 'agency'] as const;
export type SignatureParty = (typeof signatureParties)[number];

export const partyStates = ['waiting', 'notified', 'viewed', 'signed', 'declined'] as const;
export type PartyState = (typeof partyStates)[number];

/** How a signature is made: a name that is typed, or lines that are drawn. */
export const signatureKinds = ['typed', 'drawn'] as const;
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

export const templateFieldKinds = ['text', 'long', 'date'] as const;

/** The words that whoever signs agrees to; another text gets another version. */
export const signingConsent = {
  version: '2026-11',
  text: 'I have read this document. I agree to sign it electronically, and that my electronic signature binds me as one on paper would.',
} as const;
