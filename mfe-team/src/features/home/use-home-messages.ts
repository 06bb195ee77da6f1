import { useT } from '@muster/ui';
import { homeMessages } from './messages.ts';

/** Returns the texts of the start page. */
export const useHomeMessages = () => useT(homeMessages);
export type HomeMessages = ReturnType<typeof useHomeMessages>;
