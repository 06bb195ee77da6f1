import { useT } from '@muster/ui';
import { accountMessages } from './messages.ts';

/** The texts of the account pages. */
export const useWords = () => useT(accountMessages);
export type Words = ReturnType<typeof useWords>;
