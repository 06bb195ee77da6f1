import { useT } from '@muster/ui';
import { firstStepsMessages } from './messages.ts';

/** Returns the texts of the first steps and of the welcome. */
export const useFirstStepsMessages = () => useT(firstStepsMessages);
