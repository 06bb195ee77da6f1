import { useT } from '@muster/ui';
import { activityMessages } from './messages.ts';

/** The texts of the activity log. */
export const useWords = () => useT(activityMessages);
export type Words = ReturnType<typeof useWords>;
