import type { api } from '../account-api.ts';

/** Mails a link to an address, for signing in or for setting a new password. */
export type SendLink = ReturnType<
  typeof api.useForgotPasswordMutation | typeof api.useSendMagicLinkMutation
>[0];
