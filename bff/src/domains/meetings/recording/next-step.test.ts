import { limits } from '@muster/contracts';
import { Types } from 'mongoose';
import { nextStep, type Person } from './next-step.ts';
import type { RecordingAnswer, RecordingRecord } from './recording.model.ts';

const now = Date.now();
const [recorder, other] = [new Types.ObjectId(), new Types.ObjectId()];
const here = (_id: Types.ObjectId, changes: Partial<Person> = {}): Person => ({
  _id,
  connection: 'line',
  seenAt: new Date(now),
  leftAt: null,
  refusedAt: null,
  admittedAt: new Date(now),
  identity: 'confirmed',
  knockedAt: null,
  ...changes,
});
const said = (participantId: Types.ObjectId, agrees: boolean): RecordingAnswer => ({
  participantId,
  userId: null,
  name: 'Ana',
  agrees,
  textVersion: '1',
  at: new Date(now),
});
const gone = (ms: number) => ({ connection: null, leftAt: new Date(now - ms), seenAt: null });

const step = (
  status: RecordingRecord['status'],
  people: readonly Person[],
  answers = [said(recorder, true), said(other, true)],
) => nextStep({ status, answers, recorderId: recorder }, people, now);

test('recording begins with the last consent, and not for a person alone', () => {
  const both = [here(recorder), here(other)];
  expect(step('asked', both)).toBe('begin');
  expect(step('asked', both, [said(recorder, true)])).toBeNull();
  expect(step('asked', [here(recorder)])).toBeNull();
});

test('the latest answer of each person counts', () => {
  const both = [here(recorder), here(other)];
  const answers = [said(recorder, true), said(other, true), said(other, false)];
  expect(step('running', both, answers)).toBe('pause');
  expect(step('running', both, [...answers, said(other, true)])).toBeNull();
});

test('recording waits for people in the room, but not for people at the door or gone', () => {
  const late = new Types.ObjectId();
  const room = [here(recorder), here(other)];
  expect(step('running', [...room, here(late)])).toBe('pause');
  expect(step('paused', [...room, here(late)])).toBeNull();
  expect(step('running', [...room, here(late, { admittedAt: null })])).toBeNull();
  expect(step('paused', [...room, here(late, gone(0))])).toBe('resume');
  expect(step('running', [...room, here(late, { refusedAt: new Date(now) })])).toBeNull();
});

test('recording waits for the recording browser, and ends if that browser does not return', () => {
  const { recorderAway } = limits.meeting.recording;
  expect(step('running', [here(recorder, gone(1_000)), here(other)])).toBe('pause');
  expect(step('paused', [here(recorder, gone(recorderAway)), here(other)])).toBe('end');
  expect(step('asked', [here(recorder, { refusedAt: new Date(now) }), here(other)])).toBe('end');
  expect(step('ended', [here(other)])).toBeNull();
});
