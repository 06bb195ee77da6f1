import { useT } from '@muster/ui';
import { accountMessages } from './messages.ts';

/** Returns the texts of the account pages. */
export const useMessages = () => useT(accountMessages);
export type Translate = ReturnType<typeof useMessages>;
