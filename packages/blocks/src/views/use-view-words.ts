import { useT } from '@muster/ui';
import { viewMessages } from './messages.ts';

/** The words of saved views. */
export const useViewWords = () => useT(viewMessages);
export type ViewWords = ReturnType<typeof useViewWords>;
