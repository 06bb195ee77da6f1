import { transcriptActions, type Transcript } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { findPeople } from '../../../identity/people/people.ts';
import { decisionsOf } from '../decisions/change-vetting.ts';
import { deletionOf } from './deletion-day.ts';
import { asText } from './summary-of-transcript.ts';
import type { TranscriptRecord } from './transcript.model.ts';

/** Returns a transcript as its readers see it. */
export async function showTranscript(
  record: TranscriptRecord,
  session: ClientSession | null = null,
): Promise<Transcript> {
  const { _id, candidateId, consentBy, consentAt, approvedBy, approvedAt } = record;
  const { status, source, fileName, text, isEnglish, sentences, version } = record;
  const people = await findPeople([consentBy, ...(approvedBy ? [approvedBy] : [])], session);
  const deletedOn = deletionOf(record, await decisionsOf(candidateId, session));
  return {
    id: _id.toHexString(),
    status,
    source,
    fileName,
    text,
    isEnglish,
    sentences,
    version,
    // Older transcripts have no quotes.
    highlights: record.highlights ?? [],
    consent: { by: people.ref(consentBy), at: consentAt.toISOString() },
    summary: asText(sentences),
    approval:
      approvedBy && approvedAt
        ? { by: people.ref(approvedBy), at: approvedAt.toISOString() }
        : null,
    deletedOn: deletedOn?.toISOString() ?? null,
    allowedActions: transcriptActions.filter((action) => isOpen(action, record)),
  };
}

/** Checks whether the transcript's state allows an action. */
export const isOpen = (
  action: (typeof transcriptActions)[number],
  { status }: Pick<TranscriptRecord, 'status'>,
): boolean => {
  if (action === 'summarise') return status !== 'approved';
  return action === 'approve' ? status === 'summary' : true;
};
