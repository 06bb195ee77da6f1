import { useT } from '@muster/ui';
import { viewMessages } from './messages.ts';

/** The texts of saved views. */
export const useViewMessages = () => useT(viewMessages);
export type ViewMessages = ReturnType<typeof useViewMessages>;
