import {
  limits,
  extractionReviewMachine,
  retriedFailures,
  type cvReadingEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { runTransition } from '../../../db/transition.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { notHeld } from '../../../jobs/held-work.ts';
import { candidateOf, findReview, latestReview } from '../cv-reading.policy.ts';
import { ExtractionReviewModel, type ExtractionReview } from '../extraction-review.model.ts';
import { showReview } from '../extraction-review.serializer.ts';
import {
  findReadableFor,
  type ReadableAttachment,
} from '../../attachments/api/attachment-reading.ts';
import { announceReading } from './reading-queued.ts';
import { requireStep } from '../review/review-step.ts';

/**
 * Queues a CV for reading; if it is waiting for decisions or was applied, that review is returned.
 */
export const extract: Service<typeof cvReadingEndpoints.extract> = async (ctx, { params }) => {
  const { actor } = ctx;
  const { attachment } = await findReadableFor(actor, 'candidate.updateExperience', params.id);
  if (attachment.isDeleted) throw new AppError('NOT_FOUND');
  if (attachment.type !== 'cv' && attachment.type !== 'agency_cv')
    throw new AppError('ATTACHMENT_TYPE_NOT_ALLOWED', { context: { type: attachment.type } });
  if (attachment.scan === 'blocked') throw new AppError('ATTACHMENT_BLOCKED');
  await limitReading(ctx);
  const queue = () =>
    transact(ctx, async (tx) => {
      const candidate = await candidateOf(actor, attachment.candidateId, tx.session);
      const known = await latestReview(attachment.id, tx.session);
      const review =
        known && known.status !== 'dismissed' && known.status !== 'failed'
          ? known
          : known?.status === 'failed'
            ? await requeue(tx, known)
            : await insert(tx, attachment);
      return showReview(review, { actor, candidate, session: tx.session });
    });
  try {
    return await queue();
  } catch (error) {
    // A concurrent request queued it first, so return that review.
    if (!isDuplicateKey(error)) throw error;
    return queue();
  }
};

/** Retries a failed reading. */
export const retryReading: Service<typeof cvReadingEndpoints.retry> = async (
  ctx,
  { params, body },
) => {
  const { actor } = ctx;
  await limitReading(ctx);
  return transact(ctx, async (tx) => {
    const { review, candidate } = await findReview(actor, params.id, tx.session);
    if (review.status === 'queued')
      return showReview(review, { actor, candidate, session: tx.session });
    requireStep(review, 'retry');
    if (!review.failure || !retriedFailures.includes(review.failure))
      throw new AppError('INVALID_TRANSITION', {
        context: { currentState: review.status, action: 'retry' },
      });
    const after = await requeue(tx, review, body.version);
    return showReview(after, { actor, candidate, session: tx.session });
  });
};

const limitReading = (ctx: RequestContext) =>
  ctx.limit(
    'cvReading',
    ctx.actor.userId.toHexString(),
    limits.cvReading.perUser,
    limits.cvReading.window,
  );

async function requeue(
  tx: Tx,
  review: ExtractionReview,
  version: number | null = null,
): Promise<ExtractionReview> {
  const { after } = await runTransition<
    ExtractionReview['status'],
    keyof typeof extractionReviewMachine.transitions,
    ExtractionReview
  >(tx, ExtractionReviewModel, {
    machine: extractionReviewMachine,
    action: 'retry',
    filter: { _id: review._id },
    actor: null,
    version,
    set: () => ({
      $set: {
        openFor: review.attachmentId,
        failure: null,
        attempts: 0,
        ...notHeld,
        requestedBy: tx.userId,
        requestedAt: tx.at,
        requestId: tx.ctx.requestId,
      },
    }),
  });
  await note(tx, after, review.status);
  return after;
}

async function insert(tx: Tx, attachment: ReadableAttachment): Promise<ExtractionReview> {
  const [created] = await ExtractionReviewModel.create(
    [
      {
        _id: new Types.ObjectId(),
        candidateId: attachment.candidateId,
        attachmentId: attachment.id,
        openFor: attachment.id,
        requestedBy: tx.userId,
        requestedAt: tx.at,
        requestId: tx.ctx.requestId,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedAt: tx.at,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The review was not written');
  const review = created.toObject<ExtractionReview>();
  await note(tx, review, null);
  return review;
}

async function note(
  tx: Tx,
  { _id, status }: ExtractionReview,
  before: ExtractionReview['status'] | null,
): Promise<void> {
  await audit(tx, {
    action: 'extraction_review.queue',
    entity: 'extraction_review',
    entityId: _id,
    changes: [{ path: 'status', before, after: status }],
  });
  announceReading(tx, _id);
}
