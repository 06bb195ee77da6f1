import type { InterviewRecording } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { reaches, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { interviewRecordings } from '../../meetings/api/interview-recordings.ts';
import { decisionsOf } from '../decisions/change-vetting.ts';
import { deletionOf } from '../transcripts/deletion-day.ts';

/** Returns the recordings of the candidate's interview, as the reader may see them. */
export async function readRecordings(
  actor: Actor,
  candidate: Candidate,
  session: ClientSession | null = null,
): Promise<(interviewId: Types.ObjectId) => InterviewRecording[] | null> {
  const mayHear =
    reaches(actor, 'attachment.read', candidate) &&
    reaches(actor, 'attachment.readTranscript', candidate);
  if (!mayHear) return () => null;
  const recordings = await interviewRecordings(candidate._id, session);
  const isHeard = recordings.some(({ attachment }) => attachment !== null);
  const decisions = isHeard ? await decisionsOf(candidate._id, session) : [];
  const { recordingDays: keptDays } = agencySettings().recordings;
  return (interviewId) =>
    recordings.flatMap(({ interviewId: of, id, state, recordedMs, attachment }) => {
      if (!of.equals(interviewId)) return [];
      const createdAt = attachment?.createdAt;
      const deletedOn =
        createdAt && deletionOf({ heldAt: createdAt, createdAt }, decisions, keptDays);
      return [
        {
          id: id.toHexString(),
          state,
          recordedMs,
          keptDays,
          attachmentId: attachment?.id.toHexString() ?? null,
          deletedOn: deletedOn?.toISOString() ?? null,
        },
      ];
    });
}
