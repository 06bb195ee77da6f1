import type { cvReadingEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findReview, latestReview } from '../cv-reading.policy.ts';
import { showReview } from '../extraction-review.serializer.ts';
import { findReadableFor } from '../../attachments/api/attachment-reading.ts';

/** Returns the findings compared with the current profile. */
export const readReview: Service<typeof cvReadingEndpoints.read> = async (
  { actor },
  { params },
) => {
  const { review, candidate } = await findReview(actor, params.id);
  return showReview(review, { actor, candidate });
};

/** Returns the last review of an attachment, including deleted ones; null if it was never read. */
export const readReviewOf: Service<typeof cvReadingEndpoints.ofAttachment> = async (
  { actor },
  { params },
) => {
  const { attachment, candidate } = await findReadableFor(
    actor,
    'candidate.updateExperience',
    params.id,
  );
  const review = await latestReview(attachment.id);
  return { review: review && (await showReview(review, { actor, candidate })) };
};
