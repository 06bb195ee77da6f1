import { limits, type CvDocumentView, type ExtractionFailure } from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { raiseVersion } from '../../../db/record-version.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { ExtractedText } from '../../../text-extraction/text-extraction.types.ts';
import { notify } from '../../notifications/api/notify.ts';
import { readingWork, type ExtractionReview } from '../extraction-review.model.ts';
import type { Reading } from '../readers/cv-reader.ts';
import { reviewLink } from '../review/review-link.ts';

/**
 * Longest reading after which the user is assumed to be still watching, so that no notification is
 * sent.
 */
const patienceMs = 10_000;

/** Stores the result of a reading; its proposals wait for a user. */
export async function settleReading(
  review: ExtractionReview,
  document: ExtractedText,
  { engine, fellBack, proposals }: Reading,
): Promise<void> {
  const kept = proposals
    .slice(0, limits.cvReading.proposals)
    .map((proposal) => ({ ...proposal, _id: new Types.ObjectId() }));
  await settle(review, {
    status: 'ready',
    engine,
    fellBack,
    proposals: kept,
    document: keptLines(document),
  } as Partial<ExtractionReview>);
}

/** Marks a reading as failed, with the reason. */
export const failReading = (review: ExtractionReview, failure: ExtractionFailure): Promise<void> =>
  settle(review, { status: 'failed', failure, openFor: null });

/**
 * Releases a reading because the process stops or the file is not ready; the attempt is not
 * counted.
 */
export const giveBack = (review: ExtractionReview, pauseMs = 0): Promise<void> =>
  readingWork.release(review, { pauseMs });

/** Moves a review out of `queued`, only for the process that holds its lease. */
async function settle(review: ExtractionReview, changes: Partial<ExtractionReview>): Promise<void> {
  await transact(systemContext(review.requestId), async (tx) => {
    const set = { ...changes, previousStatus: 'queued' as const, updatedAt: tx.at };
    // Another process has taken over, and its result counts.
    if (!(await readingWork.settle(review, raiseVersion({ $set: set }), tx.session))) return;
    await audit(tx, {
      action: changes.status === 'ready' ? 'extraction_review.read' : 'extraction_review.fail',
      entity: 'extraction_review',
      entityId: review._id,
      actorKind: 'job',
      changes: [{ path: 'status', before: 'queued', after: changes.status }],
    });
    if (!review.requestedBy || tx.at.getTime() - review.requestedAt.getTime() <= patienceMs) return;
    await notify(tx, {
      topic: 'system',
      userIds: [review.requestedBy],
      title:
        changes.status === 'ready' ? 'A CV is read and waits for you' : 'A CV could not be read',
      link: reviewLink(review),
    });
  });
}

const keptLines = ({ lines, pages }: ExtractedText): CvDocumentView => ({
  lines: lines
    .slice(0, limits.cvReading.lines)
    .map(({ page, number, text, x, y, width, size }) => ({
      page,
      number,
      text,
      x,
      y,
      width,
      size,
    })),
  pages,
});
