import { useT } from '@muster/ui';
import { releaseMessages } from './messages.ts';

/** The texts of the releases panel. */
export const useWords = () => useT(releaseMessages);
export type Words = ReturnType<typeof useWords>;
