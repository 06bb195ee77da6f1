import { extractionReviewMachine, type ExtractionReviewState } from '@muster/contracts';
import { AppError } from '../../../http/app-error.ts';
import type { ExtractionReview } from '../extraction-review.model.ts';

type ReviewAction = keyof typeof extractionReviewMachine.transitions;

const over: readonly ExtractionReviewState[] = ['applied', 'dismissed'];

/**
 * @throws AppError EXTRACTION_CLOSED if it has ended, INVALID_TRANSITION if it has not got that far
 */
export function requireStep({ status }: Pick<ExtractionReview, 'status'>, action: ReviewAction) {
  const { from }: { from: readonly ExtractionReviewState[] } =
    extractionReviewMachine.transitions[action];
  if (from.includes(status)) return;
  const context = { currentState: status, action };
  throw new AppError(over.includes(status) ? 'EXTRACTION_CLOSED' : 'INVALID_TRANSITION', {
    context,
  });
}
