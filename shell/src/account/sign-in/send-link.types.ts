import type { api } from '../account-api.ts';

/** Mails a link to an address, to sign in or to set a new password. */
export type SendLink = ReturnType<
  typeof api.useForgotPasswordMutation | typeof api.useSendMagicLinkMutation
>[0];
