import { limits } from '@muster/contracts';
import type { Logger } from 'pino';
import { today } from '../../../db/calendar-day.ts';
import { extractText } from '../../../text-extraction/extract-text.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { hasConsent } from '../../../records/consents/consents.ts';
import { knownSkills } from '../../../records/skills/known-skills.ts';
import { readingWork, type ExtractionReview } from '../extraction-review.model.ts';
import { findReadable, readBytesOf } from '../../attachments/api/attachment-reading.ts';
import type { CvReader } from '../readers/cv-reader.ts';
import { failReading, giveBack, settleReading } from './settle-reading.ts';

/** Delay before a CV whose file is still being scanned is tried again. */
const scanPauseMs = 2000;
const queued = { status: 'queued', deletedAt: null } as const;

interface RunnerParts {
  readonly reader: CvReader;
  readonly log: Logger;
}

/** Reads all queued CVs one by one, oldest first. Several processes may do so at the same time. */
export async function runReadings(parts: RunnerParts, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const review = await readingWork.claim(queued, { oldestBy: 'requestedAt' });
    if (!review) return;
    await read(review, parts, signal);
  }
}

async function read(
  review: ExtractionReview,
  { reader, log }: RunnerParts,
  stopping?: AbortSignal,
): Promise<void> {
  const limit = AbortSignal.timeout(limits.cvReading.timeout);
  const signal = stopping ? AbortSignal.any([stopping, limit]) : limit;
  try {
    if (review.attempts > limits.cvReading.tries) return await failReading(review, 'INTERRUPTED');
    const attachment = await findReadable(review.attachmentId);
    const candidate = await findLiveCandidate(review.candidateId);
    if (!candidate || !attachment || attachment.isDeleted || attachment.scan === 'blocked')
      return await failReading(review, 'FILE_GONE');
    if (attachment.scan === 'pending') return await giveBack(review, scanPauseMs);
    const document = await extractText(await readBytesOf(attachment), attachment.mediaType);
    signal.throwIfAborted();
    if (!document) return await failReading(review, 'UNREADABLE');
    if (!document.hasText) return await failReading(review, 'NO_TEXT');
    const reading = await reader.read({
      document,
      skills: await knownSkills(),
      today: today(),
      country: candidate.country,
      mayLeave: await hasConsent(candidate._id, 'ai_processing'),
      signal,
    });
    await settleReading(review, document, reading);
  } catch (error) {
    if (stopping?.aborted) return await giveBack(review);
    if (limit.aborted) return await failReading(review, 'TIMEOUT');
    log.error({ err: error, review: review._id.toHexString() }, 'reading a CV failed');
    await failReading(review, 'INTERNAL');
  }
}
