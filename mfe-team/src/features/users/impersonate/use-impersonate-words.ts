import { useT } from '@muster/ui';
import { impersonateMessages } from './messages.ts';

/** The texts about acting as another person. */
export const useImpersonateWords = () => useT(impersonateMessages);
export type ImpersonateWords = ReturnType<typeof useImpersonateWords>;
