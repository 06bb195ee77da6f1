import { candidatesRoutes, href } from '@muster/contracts';
import type { ExtractionReview } from '../extraction-review.model.ts';

/** Returns the path where a review is worked on. */
export const reviewLink = ({
  candidateId,
  attachmentId,
}: Pick<ExtractionReview, 'candidateId' | 'attachmentId'>): string =>
  href(candidatesRoutes.cvReview, {
    id: candidateId.toHexString(),
    attachmentId: attachmentId.toHexString(),
  });
