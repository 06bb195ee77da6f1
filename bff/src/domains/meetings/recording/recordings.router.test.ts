import {
  limits,
  minuteMs,
  recordingTextVersion,
  type MeetingRecording,
  type MeetingRoom,
} from '@muster/contracts';
import type { Types } from 'mongoose';
import supertest from 'supertest';
import { AuditEventModel } from '../../../audit/audit-event.model.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import type { Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { AttachmentModel } from '../../../records/attachments/attachment.model.ts';
import { ConsentModel } from '../../../records/consents/consent.model.ts';
import { addConsent } from '../../../records/consents/consents.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { signInAs, type SignedIn } from '../../../testing/sign-in.ts';
import type { VettingInterviewRecord } from '../../../records/vetting/vetting-interview.model.ts';
import { createInterview, inVetting } from '../../vetting/vetting.fixtures.ts';
import { purgeRecordings } from '../../vetting/transcripts/purge-recordings.ts';
import { VettingDecisionModel } from '../../vetting/vetting-decision.model.ts';
import { comeIn, leave } from '../call/presence-changes.ts';
import { createGuest, createMeeting, placeOf, wayInOf } from '../meetings.fixtures.ts';
import type { MeetingRecord } from '../meeting.model.ts';
import { personalRecordings, personalRooms } from '../meetings.personal.ts';
import { ParticipantModel, type ParticipantRecord } from '../participant.model.ts';
import { keepLeftSound } from './keep-sound.ts';
import { RecordingModel, type RecordingRecord } from './recording.model.ts';
import { recordInterviews, setHere, webmBytes } from './recordings.fixtures.ts';
import { endLeftRecordings, settleRecordings } from './settle-recordings.ts';

let test: TestApp;
let vetter: SignedIn;
let candidate: Candidate;
let meeting: MeetingRecord;
let interview: VettingInterviewRecord;
let host: Browser;
let person: Browser;
beforeAll(async () => {
  test = await createTestApp();
  vetter = await signInAs(test, 'vetter');
});
afterAll(async () => {
  await recordInterviews(false);
  await test.close();
});
beforeEach(async () => {
  await recordInterviews();
  candidate = await inVetting('in_review');
  interview = await createInterview(candidate, {
    interviewers: [{ userId: vetter.user._id, isLead: true }],
  });
  meeting = await createMeeting(vetter.user._id, {
    candidateId: candidate._id,
    kind: 'vetting',
    status: 'in_progress',
    recordingAllowed: true,
    interviewId: interview._id,
  });
  host = await browserOf(await placeOf(meeting, vetter.user._id), vetter);
  person = await enter({
    name: 'Mateus Rocha',
    email: candidate.email ?? '',
    emailNorm: candidate.emailNorm ?? '',
  });
});

/** Creates a participant with access. */
async function browserOf(me: ParticipantRecord, signedIn: SignedIn | null = null) {
  await setHere(me);
  const { handle, headers } = await wayInOf(me);
  const cookie = signedIn ? `${signedIn.cookie}; ${headers.Cookie}` : headers.Cookie;
  const path = `/api/v1/links/${handle}/meeting`;
  const with_ = (call: supertest.Test) => {
    const sent = call.set('Cookie', cookie);
    return signedIn ? sent.set('X-CSRF-Token', signedIn.csrfToken) : sent;
  };
  const post = (rest: string, body: object = {}) =>
    with_(supertest(test.app).post(`${path}/recordings${rest}`)).send(body);
  return {
    me,
    read: async () => (await with_(supertest(test.app).get(path))).body as MeetingRoom,
    ask: () => post(''),
    answer: (id: string, agrees: boolean) =>
      post(`/${id}/actions/answer`, { agrees, textVersion: recordingTextVersion }),
    stop: (id: string, body: object = {}) => post(`/${id}/actions/stop`, body),
    finish: (id: string) => post(`/${id}/actions/finish`),
    send: (id: string, offset: number, bytes: Buffer) =>
      with_(supertest(test.app).put(`${path}/recordings/${id}/bytes?offset=${offset}`))
        .set('Content-Type', 'application/octet-stream')
        .send(bytes),
  };
}
type Browser = Awaited<ReturnType<typeof browserOf>>;

/** Creates a guest who was admitted and is in the room. */
const enter = async (changes: Partial<ParticipantRecord> = {}): Promise<Browser> =>
  browserOf(
    await createGuest(meeting, {
      identity: 'confirmed',
      admittedAt: new Date(),
      ...changes,
    }),
  );

const recordingIn = ({ body }: { body: MeetingRoom }): MeetingRecording => {
  if (!body.recording) throw new Error(`No recording: ${JSON.stringify(body)}`);
  return body.recording;
};
const asked = async (): Promise<string> => recordingIn(await host.ask()).id;
async function running(): Promise<string> {
  const id = await asked();
  expect(recordingIn(await person.answer(id, true)).status).toBe('running');
  return id;
}
const stored = async (id: string): Promise<RecordingRecord> => {
  const found = await RecordingModel.findById(id).lean();
  if (!found) throw new Error('No recording');
  return found;
};
const signal = new AbortController().signal;

describe('asking for consent to record', () => {
  it('begins once everybody in the room has agreed, each answer on record', async () => {
    const third = await enter({ name: 'Ana Kovač', email: 'ana@guest.test' });
    const id = await asked();
    expect((await person.read()).recording).toMatchObject({
      status: 'asked',
      answer: null,
      isMine: false,
      file: 'none',
      awaited: ['Mateus Rocha', 'Ana Kovač'],
    });
    expect(recordingIn(await person.answer(id, true))).toMatchObject({
      status: 'asked',
      answer: true,
      awaited: ['Ana Kovač'],
    });
    expect(recordingIn(await third.answer(id, true))).toMatchObject({ status: 'running' });
    expect((await stored(id)).answers).toMatchObject([
      { userId: vetter.user._id, agrees: true, textVersion: recordingTextVersion },
      { participantId: person.me._id, name: 'Mateus Rocha', agrees: true },
      { participantId: third.me._id, name: 'Ana Kovač', agrees: true },
    ]);
    const noted = await AuditEventModel.find({ entityId: String(meeting._id) }).lean();
    expect(noted.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['meeting.agree_recording', 'meeting.begin_recording']),
    );
  });

  it('is off unless the agency and a host of the room allow it', async () => {
    const allow = (allowed: boolean, version: number) =>
      vetter.post(`/meetings/${meeting.name}/actions/allow-recording`, { allowed, version });
    const forbidden = await allow(false, meeting.version);
    expect(forbidden.body).toMatchObject({ recordingAllowed: false, mayAllowRecording: true });
    expect((await host.read()).mayRecord).toBe(false);
    expect((await host.ask()).body.error.code).toBe('INVALID_TRANSITION');
    await allow(true, forbidden.body.version);
    expect((await host.read()).mayRecord).toBe(true);
    await recordInterviews(false);
    expect((await host.read()).mayRecord).toBe(false);
    expect((await host.ask()).body.error.code).toBe('INVALID_TRANSITION');
  });

  it('is for hosts from the agency who may hear the recording', async () => {
    expect((await person.ask()).status).toBe(401);
    for (const role of ['client_manager', 'candidate', 'finance_hr', 'recruiter'] as const) {
      const other = await signInAs(test, role);
      const me = await createGuest(meeting, {
        userId: other.user._id,
        role: 'cohost',
        identity: 'confirmed',
        admittedAt: new Date(),
      });
      const answer = await (await browserOf(me, other)).ask();
      expect([role, answer.status]).toEqual([role, 403]);
      await ParticipantModel.deleteOne({ _id: me._id });
    }
    const room = await createMeeting(vetter.user._id, { recordingAllowed: true });
    const adhoc = await browserOf(await placeOf(room, vetter.user._id), vetter);
    expect((await adhoc.read()).mayRecord).toBe(false);
    expect((await adhoc.ask()).body.error.code).toBe('INVALID_TRANSITION');
  });

  it('does not ask a candidate who refused for good, and asks again after a no in the room', async () => {
    const id = await asked();
    expect(recordingIn(await person.answer(id, false))).toMatchObject({
      status: 'ended',
      ending: 'refused',
      endedBy: 'Mateus Rocha',
      file: 'none',
    });
    expect((await person.answer(id, true)).body.error.code).toBe('INVALID_TRANSITION');
    expect((await host.ask()).status).toBe(200);
    await transact(systemContext('test'), (tx) =>
      addConsent(tx, {
        candidateId: candidate._id,
        purpose: 'recording',
        granted: false,
        channel: 'form',
      }),
    );
    await host.stop(recordingIn({ body: await host.read() }).id);
    expect((await host.ask()).body.error).toMatchObject({
      code: 'CONSENT_REQUIRED',
      context: { purpose: 'recording' },
    });
  });
});

describe('consent', () => {
  const consents = () =>
    ConsentModel.find({ candidateId: candidate._id, purpose: 'recording' })
      .sort({ at: 1, _id: 1 })
      .lean();

  it('of the candidate stands on their record, of whoever only says so it does not', async () => {
    const other = await enter({
      name: 'Mateus Rocha',
      email: candidate.email ?? '',
      identity: 'code_sent',
    });
    const id = await asked();
    await other.answer(id, true);
    expect(await consents()).toEqual([]);
    await person.answer(id, true);
    await person.answer(id, true);
    expect(await consents()).toMatchObject([
      { granted: true, channel: 'meeting', recordedBy: null, textVersion: recordingTextVersion },
    ]);
    await person.answer(id, false);
    expect(await consents()).toMatchObject([{ granted: true }, { granted: false }]);
  });

  it('taken back ends the recording at once; what was recorded stays', async () => {
    const id = await running();
    await host.send(id, 0, webmBytes());
    expect(recordingIn(await person.answer(id, false))).toMatchObject({
      status: 'ended',
      ending: 'withdrawn',
      endedBy: 'Mateus Rocha',
      runningSince: null,
    });
    expect(recordingIn(await host.finish(id))).toMatchObject({ status: 'ended', file: 'kept' });
  });

  it('of whoever comes in later is asked for while the recording waits', async () => {
    const id = await running();
    const late = await createGuest(meeting, { name: 'Ana Kovač', knockedAt: new Date() });
    await setHere(late);
    const { handle, headers } = await wayInOf(await placeOf(meeting, vetter.user._id));
    const admitted = await supertest(test.app)
      .post(`/api/v1/links/${handle}/meeting/actions/admit`)
      .set('Cookie', `${vetter.cookie}; ${headers.Cookie}`)
      .set('X-CSRF-Token', vetter.csrfToken)
      .send({ personId: late._id.toHexString() });
    expect(recordingIn(admitted)).toMatchObject({ status: 'paused', awaited: ['Ana Kovač'] });
    const browser = await browserOf({ ...late, admittedAt: new Date() });
    expect(recordingIn(await browser.answer(id, true))).toMatchObject({ status: 'running' });

    const [meetingId, connection] = [meeting._id, 'another'];
    await leave({ meetingId, participantId: person.me._id, connection: lineOf(person) });
    expect((await stored(id)).status).toBe('running');
    const fourth = await createGuest(meeting, { identity: 'confirmed', admittedAt: new Date() });
    await comeIn({ meetingId, participantId: fourth._id, connection }, visitOf(fourth));
    expect((await stored(id)).status).toBe('paused');
    await leave({ meetingId, participantId: fourth._id, connection });
    expect((await stored(id)).status).toBe('running');
  });

  it('never lets the recording run against a refusal, whichever of two answers comes first', async () => {
    for (let i = 0; i < 6; i += 1) {
      const other = await enter({ name: 'Ana Kovač', email: `ana.${i}@guest.test` });
      const id = await asked();
      await person.answer(id, true);
      const [yes, no] = await Promise.all([other.answer(id, true), person.answer(id, false)]);
      expect(no.status).toBe(200);
      expect([200, 422, 409]).toContain(yes.status);
      expect((await stored(id)).status).toBe('ended');
      await setHere(other.me, false);
    }
  });

  it('waits for a person who comes in while the last answer is given', async () => {
    for (let i = 0; i < 6; i += 1) {
      const id = await asked();
      const late = await createGuest(meeting, { identity: 'confirmed', admittedAt: new Date() });
      const held = { meetingId: meeting._id, participantId: late._id, connection: `late-${i}` };
      await Promise.all([person.answer(id, true), comeIn(held, visitOf(late))]);
      expect(['asked', 'paused']).toContain((await stored(id)).status);
      await host.stop(id);
      await ParticipantModel.deleteOne({ _id: late._id });
    }
  });

  const lineOf = ({ me }: Browser) => `line-${me._id.toHexString()}`;
  const visitOf = (me: ParticipantRecord) => ({ meeting, me, actor: null });
});

describe('the sound of a recording', () => {
  const attached = () =>
    AttachmentModel.find({ ownerId: candidate._id, type: 'interview_recording' }).lean();
  const list = async (who: SignedIn, id: Types.ObjectId = candidate._id) =>
    who.get(`/candidates/${id.toHexString()}/attachments`);

  it('arrives in parts from the browser that records, and goes on the record', async () => {
    const id = await running();
    const bytes = webmBytes(100);
    expect((await person.send(id, 0, bytes)).status).toBe(404);
    expect((await host.send(id, 0, bytes.subarray(0, 60))).body.offset).toBe(60);
    expect((await host.send(id, 0, bytes.subarray(0, 60))).body.offset).toBe(60);
    expect((await host.send(id, 80, bytes.subarray(80))).body.error).toMatchObject({
      code: 'UPLOAD_INCOMPLETE',
      context: { offset: 60 },
    });
    expect((await host.finish(id)).body.error.code).toBe('INVALID_TRANSITION');
    expect((await person.stop(id)).status).toBe(403);
    expect(recordingIn(await host.stop(id))).toMatchObject({ ending: 'stopped', file: 'arriving' });
    expect((await host.send(id, 60, bytes.subarray(60))).body.offset).toBe(bytes.length);
    expect(recordingIn(await host.finish(id)).file).toBe('kept');
    expect(recordingIn(await host.finish(id)).file).toBe('kept');
    expect((await host.send(id, bytes.length, bytes)).body.error.code).toBe('INVALID_TRANSITION');
    expect(await attached()).toMatchObject([
      { visibility: 'internal', createdBy: vetter.user._id, uploadedByKind: 'staff' },
    ]);
  });

  it('is kept on the record that stays where two become one meanwhile', async () => {
    const id = await running();
    await host.send(id, 0, webmBytes());
    const [stays, move] = [await inVetting('in_review'), { from: candidate._id }];
    for (const records of [personalRooms, personalRecordings])
      await transact(systemContext('test'), (tx) => records.move(tx, { ...move, to: stays._id }));
    await host.stop(id);
    expect(recordingIn(await host.finish(id)).file).toBe('kept');
    const kept = await AttachmentModel.distinct('ownerId', { type: 'interview_recording' });
    expect(kept.map(String)).toContain(String(stays._id));
    expect(kept.map(String)).not.toContain(String(candidate._id));
    expect(await personalRooms.collect(stays._id)).toMatchObject([{ title: meeting.title }]);
  });

  it('is heard by those who may read transcripts, which leaves a trace, and by no client', async () => {
    const id = await running();
    const bytes = webmBytes();
    await host.send(id, 0, bytes);
    await host.stop(id);
    await host.finish(id);
    await test.runEvents();
    const [one] = (await list(vetter)).body.data;
    expect(one).toMatchObject({
      type: 'interview_recording',
      file: { type: 'audio/webm', size: bytes.length },
    });
    const path = `/attachments/${one.id}/download`;
    const { body } = await vetter.get(path);
    const heard = await vetter.get(body.url.replace('/api/v1', ''));
    expect(Buffer.from(heard.body).equals(bytes)).toBe(true);
    expect(
      await AuditEventModel.countDocuments({ action: 'attachment.read', entityId: one.id }),
    ).toBe(1);
    for (const role of ['client_admin', 'client_viewer', 'candidate', 'finance_hr'] as const) {
      const other = await signInAs(test, role);
      expect([role, (await other.get(path)).status]).toEqual([role, 404]);
    }
    const forClients = await (
      await signInAs(test, 'owner')
    ).post(`/attachments/${one.id}/actions/set-visibility`, {
      version: one.version,
      visibility: 'client',
    });
    expect(forClients.body.error.code).toBe('ATTACHMENT_VISIBILITY_FORBIDDEN');
  });

  it('cannot be uploaded by hand', async () => {
    const upload = { name: 'call.webm', size: 90, sha256: null };
    const recording = await vetter.post('/files', { ...upload, purpose: 'recording' });
    expect(recording.body.error.fields[0].path).toBe('purpose');
    const general = await vetter.post('/files', { ...upload, purpose: 'general' });
    expect(general.body.error.code).toBe('ATTACHMENT_TYPE_NOT_ALLOWED');
  });

  it('keeps the received parts if the browser disappears, and ends with the meeting', async () => {
    const id = await running();
    await host.send(id, 0, webmBytes());
    await setHere(host.me, false);
    await settleRecordings([meeting._id]);
    expect((await stored(id)).status).toBe('paused');
    await ParticipantModel.updateOne(
      { _id: host.me._id },
      { leftAt: new Date(Date.now() - 2 * minuteMs), seenAt: new Date(Date.now() - 2 * minuteMs) },
    );
    await endLeftRecordings();
    expect(await stored(id)).toMatchObject({ status: 'ended', ending: 'left', file: 'arriving' });
    await keepLeftSound(signal);
    expect((await stored(id)).file).toBe('arriving');
    await keepLeftSound(signal, new Date(Date.now() + limits.meeting.recording.lateParts + 1));
    expect((await stored(id)).file).toBe('kept');
    expect(await attached()).toHaveLength(1);

    await setHere(host.me);
    const second = await running();
    const { upcoming } = (await vetter.get('/meetings')).body;
    const { version } = upcoming.find(({ name }: { name: string }) => name === meeting.name);
    await vetter.post(`/meetings/${meeting.name}/actions/end`, { version });
    expect(await stored(second)).toMatchObject({ status: 'ended', ending: 'over' });
    await keepLeftSound(signal, new Date(Date.now() + limits.meeting.recording.lateParts + 1));
    expect((await stored(second)).file).toBe('lost');
  });

  it('is deleted permanently 180 days after the decision', async () => {
    const id = await running();
    await host.send(id, 0, webmBytes());
    await host.stop(id);
    await host.finish(id);
    const later = new Date(Date.now() + limits.meeting.recording.kept + minuteMs);
    expect(await purgeRecordings(signal, later)).toBe(0);
    await VettingDecisionModel.create({
      candidateId: candidate._id,
      action: 'fail',
      fromStatus: 'in_review',
      toStatus: 'failed',
      at: new Date(),
    });
    expect(await purgeRecordings(signal)).toBe(0);
    expect(await purgeRecordings(signal, later)).toBe(1);
    expect(await attached()).toEqual([]);
  });
});

describe('the page of the interview', () => {
  const shownTo = async (who: SignedIn) =>
    (await who.get(`/candidates/${candidate._id.toHexString()}/vetting`)).body.interviews[0]
      .recordings;

  it('leads to the recording, and says what became of it', async () => {
    expect(await shownTo(vetter)).toEqual([]);
    const refused = await asked();
    await person.answer(refused, false);
    expect(await shownTo(vetter)).toEqual([]);

    const id = await running();
    expect(await shownTo(vetter)).toMatchObject([{ id, state: 'under_way', attachmentId: null }]);
    await host.send(id, 0, webmBytes());
    await host.stop(id);
    expect(await shownTo(vetter)).toMatchObject([{ id, state: 'arriving', attachmentId: null }]);
    await host.finish(id);
    const [ready] = await shownTo(vetter);
    expect(ready).toMatchObject({ id, state: 'ready', deletedOn: null, keptDays: 180 });
    await test.runEvents();
    expect((await vetter.get(`/attachments/${ready.attachmentId}/download`)).status).toBe(200);
    const page = await vetter.get(`/vetting-interviews/${interview._id.toHexString()}`);
    expect(page.body.recordings).toEqual([ready]);

    const at = new Date();
    await VettingDecisionModel.create({
      candidateId: candidate._id,
      action: 'fail',
      fromStatus: 'in_review',
      toStatus: 'failed',
      at,
    });
    const [decided] = await shownTo(vetter);
    const deletedOn = new Date(+at + limits.meeting.recording.kept);
    expect(decided.deletedOn).toBe(deletedOn.toISOString());
    await purgeRecordings(signal, new Date(+deletedOn + minuteMs));
    expect(await shownTo(vetter)).toMatchObject([
      { id, state: 'deleted', attachmentId: null, deletedOn: null },
    ]);

    const second = await running();
    await host.stop(second);
    await host.finish(second);
    expect(await shownTo(vetter)).toMatchObject([
      { id, state: 'deleted' },
      { id: second, state: 'lost' },
    ]);
  });

  it('mentions no recording to readers who may not hear it', async () => {
    const id = await running();
    await host.send(id, 0, webmBytes());
    await host.stop(id);
    await host.finish(id);
    expect(await shownTo(await signInAs(test, 'team_lead'))).toMatchObject([{ state: 'ready' }]);
    expect(await shownTo(await signInAs(test, 'recruiter'))).toBeNull();
  });
});
