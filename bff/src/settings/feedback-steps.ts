import { limits } from '@muster/contracts';
import { agencySettings } from './agency-settings.ts';

/** Returns the hours after the end of an interview at which missing feedback is requested again. */
export const feedbackSteps = (): readonly number[] =>
  limits.settings.feedbackReminders.map(
    (times) => times * agencySettings().deadlines.interviewFeedbackHours,
  );
