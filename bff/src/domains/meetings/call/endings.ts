import type { MeetingEnding } from '@muster/contracts';
import { MeetingModel, type MeetingRecord } from '../meeting.model.ts';
import { windowOf } from '../meeting-window.ts';
import { ParticipantModel, type ParticipantRecord } from '../participant.model.ts';
import type { Line } from './line.ts';

type Standing = Pick<ParticipantRecord, '_id' | 'refusedAt' | 'connection'>;

/**
 * Returns the ended connections: by the end of the meeting, removal of the person, or a newer
 * connection.
 */
export async function endingsOf(lines: readonly Line[]): Promise<Map<Line, MeetingEnding>> {
  const endings = new Map<Line, MeetingEnding>();
  if (lines.length === 0) return endings;
  const [meetings, people] = await Promise.all([
    MeetingModel.find({ _id: { $in: lines.map(({ meetingId }) => meetingId) } }).lean(),
    ParticipantModel.find(
      { _id: { $in: lines.map(({ participantId }) => participantId) } },
      { refusedAt: 1, connection: 1 },
    ).lean(),
  ]);
  for (const line of lines) {
    const meeting = meetings.find(({ _id }) => _id.equals(line.meetingId));
    const person = people.find(({ _id }) => _id.equals(line.participantId));
    const reason = endingOf(line, meeting, person);
    if (reason) endings.set(line, reason);
  }
  return endings;
}

function endingOf(
  { connection }: Line,
  meeting: MeetingRecord | undefined,
  person: Standing | undefined,
): MeetingEnding | null {
  if (!meeting || windowOf(meeting) !== 'open') return 'over';
  if (!person || person.refusedAt) return 'refused';
  // Null: the connection is still being set up, or was wrongly considered absent.
  return person.connection !== null && person.connection !== connection ? 'replaced' : null;
}
