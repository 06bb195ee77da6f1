import { useT } from '@muster/ui';
import { usersMessages } from './messages.ts';

/** Returns the texts of user administration. */
export const useMessages = () => useT(usersMessages);
export type Translate = ReturnType<typeof useMessages>;
