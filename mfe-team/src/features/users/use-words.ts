import { useT } from '@muster/ui';
import { usersMessages } from './messages.ts';

/** The texts of user administration. */
export const useWords = () => useT(usersMessages);
export type Words = ReturnType<typeof useWords>;
