export const signatureCategories = [
  'contractor_agreement',
  'nda',
  'client_msa',
  'statement_of_work',
  'ip_assignment',
  'policy',
  'amendment',
  'other',
] as const;
export type SignatureCategory = (typeof signatureCategories)[number];

/** Signing parties. The client needs no account: they sign through a mailed link. */
export const signatureParties = ['candidate', 'agency', 'client'] as const;
export type SignatureParty = (typeof signatureParties)[number];

/** One after the other, or all at the same time. */
export const signatureOrders = ['sequential', 'parallel'] as const;
export type SignatureOrder = (typeof signatureOrders)[number];

export const partyStates = ['waiting', 'notified', 'viewed', 'signed', 'declined'] as const;
export type PartyState = (typeof partyStates)[number];

/** Progress of the colleague who approves a document before its parties receive it. */
export const approverStates = ['waiting', 'approved', 'refused'] as const;
export type ApproverState = (typeof approverStates)[number];

/** How a signature is made: a typed name, drawn lines, or a picture. */
export const signatureKinds = ['typed', 'drawn', 'uploaded'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

export const signatureEvents = [
  'created',
  'sent',
  'reminded',
  'approved',
  'refused',
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

/** A text with gaps, or a PDF with fields on its pages. */
export const templateSources = ['text', 'pdf'] as const;
export type TemplateSource = (typeof templateSources)[number];

/** The template key of a document created from its own uploaded PDF. */
export const uploadedKey = 'upload';

/** What a party enters in a field on a page. */
export const placedFieldKinds = [
  'signature',
  'initials',
  'name',
  'date',
  'text',
  'checkbox',
] as const;
export type PlacedFieldKind = (typeof placedFieldKinds)[number];

/** Fields that the party fills in manually; all others follow from the signature. */
export const askedFieldKinds = ['text', 'checkbox'] as const;
export type AskedFieldKind = (typeof askedFieldKinds)[number];

/** Value of a ticked checkbox. */
export const ticked = 'yes';

/** Checks whether documents with these parties are only with a client: no candidate signs them. */
export const isWithClient = (parties: readonly SignatureParty[]): boolean =>
  !parties.includes('candidate');

/** Gaps filled with known data in every template. */
export const knownGaps = [
  'party.legal_name',
  'party.address',
  'agency.name',
  'client.name',
  'date',
] as const;
export type KnownGap = (typeof knownGaps)[number];

/** The consent text of a signature; a changed text needs a new version. */
export const signingConsent = {
  version: '2026-11',
  text: 'I have read this document. I agree to sign it electronically, and that my electronic signature binds me as one on paper would.',
} as const;
