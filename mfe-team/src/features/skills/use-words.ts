import { useT } from '@muster/ui';
import { skillsMessages } from './messages.ts';

/** The texts of the skills catalogue. */
export const useWords = () => useT(skillsMessages);
export type Words = ReturnType<typeof useWords>;
