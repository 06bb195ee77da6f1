import { useT } from '@muster/ui';
import { impersonateMessages } from './messages.ts';

/** The texts about acting as another person. */
export const useImpersonateMessages = () => useT(impersonateMessages);
export type ImpersonateMessages = ReturnType<typeof useImpersonateMessages>;
