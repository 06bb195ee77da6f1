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

/** Whether the agency records interviews of this kind at all. */
const isRecordable = ({ candidateId }: Pick<MeetingRecord, 'candidateId'>): boolean =>
  Boolean(candidateId) && agencySettings().recordings.interviews;

/** Whether hosts may ask for a recording: the agency and a host both allow it. */
export const isRecordingAllowed = (meeting: Allowed): boolean =>
  isRecordable(meeting) && meeting.recordingAllowed;

/** Whether a host can change that now. */
export const canBeAllowed = (meeting: MeetingRecord): boolean => {
  const window = windowOf(meeting);
  return isRecordable(meeting) && (window === 'early' || window === 'open');
};

/** Whether somebody may record a person: who could not hear the recording does not make one. */
export const mayRecordPerson = (actor: Actor, candidate: Candidate): boolean =>
  actor.audience === 'staff' &&
  opensCandidate(actor, candidate) &&
  reaches(actor, 'attachment.readTranscript', candidate);

/** Whether a participant can ask for a recording now. */
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

/** Whether a participant is the candidate: by the account, or by an address that they proved. */
export const isCandidate = (
  { userId, emailNorm, identity }: Pick<ParticipantRecord, 'userId' | 'emailNorm' | 'identity'>,
  candidate: Pick<Candidate, 'userId' | 'emailNorm'>,
): boolean =>
  (userId !== null && candidate.userId?.equals(userId) === true) ||
  (identity === 'confirmed' && emailNorm !== '' && emailNorm === candidate.emailNorm);
