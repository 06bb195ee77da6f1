import { useT } from '@muster/ui';
import { homeMessages } from './messages.ts';

/** The texts of the start page. */
export const useHomeWords = () => useT(homeMessages);
export type HomeWords = ReturnType<typeof useHomeWords>;
