import { useT } from '@muster/ui';
import { impersonateMessages } from './messages.ts';

/** Returns the texts about impersonation. */
export const useImpersonateMessages = () => useT(impersonateMessages);
export type ImpersonateMessages = ReturnType<typeof useImpersonateMessages>;
