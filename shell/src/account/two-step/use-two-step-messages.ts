import { useT } from '@muster/ui';
import { twoStepMessages } from './messages.ts';

/** Returns the texts of two-step sign-in. */
export const useTwoStepMessages = () => useT(twoStepMessages);
