/** Purposes for which a person's consent is asked. */
export const consentPurposes = [
  'store_profile',
  'contact',
  'share_with_clients',
  'recording',
  'references',
  'ai_processing',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Legal bases on which the agency acts. */
export const consentBases = ['consent', 'contract', 'legitimate_interest'] as const;
export type ConsentBasis = (typeof consentBases)[number];

/** How the person gave the answer. */
export const consentChannels = [
  'sign_up',
  'form',
  'email_link',
  'staff_on_behalf',
  'meeting',
] as const;
export type ConsentChannel = (typeof consentChannels)[number];
/** Channels available to staff; a sign-up is recorded automatically. */
export const notedConsentChannels = ['staff_on_behalf', 'form', 'email_link'] as const;

/**
 * State of a purpose: `none` was never answered, `expired` was granted too long ago. Only `granted`
 * permits anything.
 */
export const consentStates = ['granted', 'refused', 'expired', 'none'] as const;
export type ConsentState = (typeof consentStates)[number];

/** The current wording of consents; each row stores the version that was read. */
export const consentTextVersion = '2026-11';
