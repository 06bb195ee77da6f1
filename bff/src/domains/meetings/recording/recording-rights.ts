import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import {
  findLiveCandidate,
  opensCandidate,
  reaches,
  type Candidate,
} from '../../../records/candidates/candidate-lookup.ts';
import { agencySettings } from '../../../settings/agency-settings.ts';
import { doorOf, type VisitedMeeting } from '../door/visited-meeting.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { windowOf } from '../meeting-window.ts';
import type { ParticipantRecord } from '../participant.model.ts';
import type { RecordingRecord } from './recording.model.ts';

type Allowed = Pick<MeetingRecord, 'candidateId' | 'recordingAllowed'>;

/** Checks whether the agency records interviews of this kind at all. */
const isRecordable = ({ candidateId }: Pick<MeetingRecord, 'candidateId'>): boolean =>
  Boolean(candidateId) && agencySettings().recordings.interviews;

/** Checks whether hosts may ask for a recording: the agency and a host must both allow it. */
export const isRecordingAllowed = (meeting: Allowed): boolean =>
  isRecordable(meeting) && meeting.recordingAllowed;

/** Checks whether a host can change that now. */
export const canBeAllowed = (meeting: MeetingRecord): boolean => {
  const window = windowOf(meeting);
  return isRecordable(meeting) && (window === 'early' || window === 'open');
};

/**
 * Checks whether a user may record a person: only users who could hear the recording may make one.
 */
export const mayRecordPerson = (actor: Actor, candidate: Candidate): boolean =>
  actor.audience === 'staff' &&
  opensCandidate(actor, candidate) &&
  reaches(actor, 'attachment.readTranscript', candidate);

/** Checks whether a participant can ask for a recording now. */
export async function mayRecord(
  { meeting, me, actor }: VisitedMeeting,
  latest: RecordingRecord | null,
  session: ClientSession | null,
): Promise<boolean> {
  const isHost = doorOf(me) === 'admitted' && me.role !== 'guest';
  if (!isHost || !actor || !meeting.candidateId || !isRecordingAllowed(meeting)) return false;
  if (windowOf(meeting) !== 'open' || (latest && latest.status !== 'ended')) return false;
  const candidate = await findLiveCandidate(meeting.candidateId, session);
  return candidate !== null && mayRecordPerson(actor, candidate);
}

/** Checks whether a participant is the candidate, by account or by a verified address. */
export const isCandidate = (
  { userId, emailNorm, identity }: Pick<ParticipantRecord, 'userId' | 'emailNorm' | 'identity'>,
  candidate: Pick<Candidate, 'userId' | 'emailNorm'>,
): boolean =>
  (userId !== null && candidate.userId?.equals(userId) === true) ||
  (identity === 'confirmed' && emailNorm !== '' && emailNorm === candidate.emailNorm);
