import { dayMs, limits } from '@muster/contracts';
import { agencySettings } from '../../settings/agency-settings.ts';
import type { JobDefinition } from '../../jobs/job.ts';
import { ExtractionReviewModel } from './extraction-review.model.ts';
import { SuggestionDecisionModel } from './suggestions/suggestion-decision.model.ts';

/** Removes expired CV reviews and wording decisions. */
export async function purgeReadings(now = new Date()): Promise<void> {
  await ExtractionReviewModel.deleteMany({
    createdAt: { $lt: new Date(now.getTime() - agencySettings().retention.cvReadingDays * dayMs) },
  });
  await SuggestionDecisionModel.deleteMany({
    decidedAt: { $lt: new Date(now.getTime() - limits.suggestion.keep) },
  });
}

export const readingJobs: readonly JobDefinition[] = [
  { name: 'cvReading.purge', everyMs: dayMs, run: () => purgeReadings() },
];
