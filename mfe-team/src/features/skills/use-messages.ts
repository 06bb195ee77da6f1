import { useT } from '@muster/ui';
import { skillsMessages } from './messages.ts';

/** Returns the texts of the skills catalogue. */
export const useMessages = () => useT(skillsMessages);
export type Translate = ReturnType<typeof useMessages>;
