import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { findLiveCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { addConsent, latestConsent } from '../../../records/consents/consents.ts';
import type { ParticipantRecord } from '../participant.model.ts';
import { isCandidate } from './recording-rights.ts';

const purpose = 'recording';

/**
 * Also stores the candidate's answer in the room among their consents; a repeat on the same day
 * adds nothing. Without a verified address the person could be anybody, so the answer counts only
 * in the room.
 */
export async function keepConsent(
  tx: Tx,
  me: ParticipantRecord,
  candidateId: Types.ObjectId,
  { agrees, textVersion }: { agrees: boolean; textVersion: string },
): Promise<void> {
  const candidate = await findLiveCandidate(candidateId, tx.session);
  if (!candidate || !isCandidate(me, candidate)) return;
  const latest = await latestConsent(candidateId, purpose, tx.session);
  const isRepeat =
    latest?.granted === agrees && latest.channel === 'meeting' && dayOf(latest.at) === dayOf(tx.at);
  if (isRepeat) return;
  await addConsent(tx, {
    candidateId,
    purpose,
    granted: agrees,
    textVersion,
    channel: 'meeting',
    recordedBy: null,
  });
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
