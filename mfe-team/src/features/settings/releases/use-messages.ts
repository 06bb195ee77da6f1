import { useT } from '@muster/ui';
import { releaseMessages } from './messages.ts';

/** Returns the texts of the releases panel. */
export const useMessages = () => useT(releaseMessages);
export type Translate = ReturnType<typeof useMessages>;
