/** What a person is asked to agree to. */
export const consentPurposes = [
  'store_profile',
  'contact',
  'share_with_clients',
  'recording',
  'references',
  'ai_processing',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** On what ground the agency acts. */
export const consentBases = ['consent', 'contract', 'legitimate_interest'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/** How the person said it. */
export const consentChannels = [
  'sign_up',
  'form',
  'email_link',
  'staff_on_behalf',
  'meeting',
] as const;
export type ConsentChannel = (typeof consentChannels)[number];
/** Channels that staff may note; a sign-up notes itself. */
export const notedConsentChannels = ['staff_on_behalf', 'form', 'email_link'] as const;

/**
 * Where a purpose stands: `none` was never answered, `expired` was granted too long ago.
 * Only `granted` permits anything.
 */
export const consentStates = ['granted', 'refused', 'expired', 'none'] as const;
export type ConsentState = (typeof consentStates)[number];

/** The wording that people agree to at present; each row keeps the version that was read. */
export const consentTextVersion = '2026-11';
