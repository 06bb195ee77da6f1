import type { cvReadingEndpoints } from '@muster/contracts';
import type { Service } from '../../../http/mount.ts';
import { findReview, latestReview } from '../cv-reading.policy.ts';
import { showReview } from '../extraction-review.serializer.ts';
import { findReadableFor } from '../../attachments/api/attachment-reading.ts';

/** What was found, compared with the profile as it stands. */
export const readReview: Service<typeof cvReadingEndpoints.read> = async (
  { actor },
  { params },
) => {
  const { review, candidate } = await findReview(actor, params.id);
  return showReview(review, { actor, candidate });
};

/** The last review of an attachment, deleted ones included; null when it was never read. */
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
