import { limits } from '@muster/contracts';
import { agencySettings } from './agency-settings.ts';

/** Hours from the end of an interview at which those who owe their view on it are reminded. */
export const feedbackSteps = (): readonly number[] =>
  limits.settings.feedbackReminders.map(
    (times) => times * agencySettings().deadlines.interviewFeedbackHours,
  );
