import { useT } from '@muster/ui';
import { messages } from './messages.ts';

/** The texts of this area. */
export const useWords = () => useT(messages);
export type Words = ReturnType<typeof useWords>;
