import { awaitedFeedback, type OwnFeedbackList } from '@muster/contracts';

export type FeedbackRow = OwnFeedbackList['data'][number];

/** Whether the agency waits for it and it can be written now. */
export const isToGive = ({ status, allowedActions }: FeedbackRow): boolean =>
  awaitedFeedback.some((state) => state === status) && allowedActions.includes('submit');
