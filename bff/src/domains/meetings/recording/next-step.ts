import { limits, type MeetingRecordingAction } from '@muster/contracts';
import type { Types } from 'mongoose';
import { doorOf } from '../door/visited-meeting.ts';
import type { ParticipantRecord } from '../participant.model.ts';
import { isHere } from '../room/presence.ts';
import type { RecordingAnswer, RecordingRecord } from './recording.model.ts';

type Stand = Pick<RecordingRecord, 'status' | 'answers' | 'recorderId'>;
export type Person = Pick<
  ParticipantRecord,
  '_id' | 'connection' | 'seenAt' | 'leftAt' | 'refusedAt' | 'admittedAt' | 'identity' | 'knockedAt'
>;

/** A host cannot record themselves alone. */
const leastPeople = 2;

/** Returns the latest answer of a participant; null if they have not answered. */
export const answerOf = (
  answers: readonly RecordingAnswer[],
  participantId: Types.ObjectId,
): RecordingAnswer | null =>
  answers.findLast((one) => one.participantId.equals(participantId)) ?? null;

/** Returns the participants who are in the room now. */
export const peopleInside = <P extends Person>(everybody: readonly P[], now = Date.now()): P[] =>
  everybody.filter((one) => doorOf(one) === 'admitted' && isHere(one, now));

/** Returns the people in the room who have not agreed. */
export const awaitedFrom = <P extends Person>(
  { answers }: Pick<Stand, 'answers'>,
  inside: readonly P[],
): P[] => inside.filter(({ _id }) => answerOf(answers, _id)?.agrees !== true);

/**
 * Returns the next step of a recording by the people in the room and their answers; null if it
 * stays as it is. It runs only while everyone has agreed and the recording browser is connected.
 */
export function nextStep(
  recording: Stand,
  everybody: readonly Person[],
  now = Date.now(),
): MeetingRecordingAction | null {
  const { status, recorderId } = recording;
  if (status === 'ended') return null;
  const inside = peopleInside(everybody, now);
  const isRecorderHere = inside.some(({ _id }) => _id.equals(recorderId));
  const recorder = everybody.find(({ _id }) => _id.equals(recorderId));
  if (!isRecorderHere && hasLeft(recorder, now)) return 'end';
  const mayRun = isRecorderHere && awaitedFrom(recording, inside).length === 0;
  if (status === 'running') return mayRun ? null : 'pause';
  if (!mayRun) return null;
  if (status === 'paused') return 'resume';
  return inside.length >= leastPeople ? 'begin' : null;
}

/** Checks whether a person has been absent too long to be waited for. */
function hasLeft(person: Person | undefined, now: number): boolean {
  if (!person || doorOf(person) !== 'admitted') return true;
  const lastThere = Math.max(+(person.leftAt ?? 0), +(person.seenAt ?? 0));
  return now - lastThere >= limits.meeting.recording.recorderAway;
}
