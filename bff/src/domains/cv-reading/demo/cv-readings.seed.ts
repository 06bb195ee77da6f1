import { AttachmentModel } from '../../../records/attachments/attachment.model.ts';
import { ExtractionReviewModel } from '../extraction-review.model.ts';
import type { DemoCandidate } from '../../../demo/demo-candidate.ts';

const waiting = 4;

/** Queues the CVs of the first few candidates, which are read as soon as the platform runs. */
export async function seedCvReadings(candidates: readonly DemoCandidate[]): Promise<void> {
  const ids = candidates.slice(0, waiting).map(({ _id }) => _id);
  const cvs = await AttachmentModel.find({ ownerId: { $in: ids }, type: 'cv' }).lean();
  await ExtractionReviewModel.insertMany(
    cvs.map(({ _id, ownerId, createdAt, createdBy }) => ({
      candidateId: ownerId,
      attachmentId: _id,
      openFor: _id,
      requestedAt: createdAt,
      requestId: 'demo',
      createdAt,
      createdBy,
      updatedAt: createdAt,
    })),
  );
}
