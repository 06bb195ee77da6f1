import { useT } from '@muster/ui';
import { activityMessages } from './messages.ts';

/** Returns the texts of the activity log. */
export const useMessages = () => useT(activityMessages);
export type Translate = ReturnType<typeof useMessages>;
