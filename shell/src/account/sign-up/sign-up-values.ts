import { limits } from '@muster/contracts';
import { useLocation } from 'react-router-dom';

/** Input of the sign-up form. */
export interface SignUpValues extends Record<string, unknown> {
  website: string;
  firstName: string;
  lastName: string;
  email: string;
  country: string | null;
  isSixteen: boolean;
  acceptTerms: boolean;
  mayStore: boolean;
  mayShare: boolean;
}

export const emptySignUp: SignUpValues = {
  website: '',
  firstName: '',
  lastName: '',
  email: '',
  country: null,
  isSixteen: false,
  acceptTerms: false,
  mayStore: false,
  mayShare: false,
};

/** What was sent, and with the ticket of which form; null if that one is no longer valid. */
export interface SentSignUp {
  values: SignUpValues;
  ticket: string | null;
}

export const isSentSignUp = (value: unknown): value is SentSignUp =>
  typeof value === 'object' && value !== null && 'values' in value && 'ticket' in value;

/**
 * Returns a function that builds a request from the values; referrer and source come from the
 * address.
 */
export function useSignUpRequest(ticket: string) {
  const query = new URLSearchParams(useLocation().search);
  return ({ country, ...values }: SignUpValues) => ({
    ...values,
    ticket,
    referralCode: query.get('ref')?.slice(0, 64) ?? null,
    source: query.get('source')?.slice(0, limits.signUp.source) ?? null,
    country: country ?? '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}
