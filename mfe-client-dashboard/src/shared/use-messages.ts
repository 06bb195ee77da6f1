import { useT } from '@muster/ui';
import { messages } from './messages.ts';

/** The texts of this area. */
export const useMessages = () => useT(messages);
export type Translate = ReturnType<typeof useMessages>;
