import {
  meetingEndpoints,
  meetingRecordingEndpoints,
  meetingVisitEndpoints,
  type MeetingRecording,
  type MeetingRoom,
} from '@muster/contracts';
import { axeFindings, renderRemote, respond, screen, waitFor, within } from '@muster/kit/testing';
import { api } from '../../../api.ts';
import { routes } from '../../../routes.tsx';
import { keepHandle } from '../kept-way-in.ts';
import { OpenSocket, card, handle, host, name, room } from '../room.fixtures.ts';

const recording: MeetingRecording = {
  id: '64b0000000000000000000c1',
  status: 'asked',
  askedBy: 'Noor Haddad',
  isMine: false,
  answer: null,
  awaited: ['Inês Duarte'],
  recordedMs: 0,
  runningSince: null,
  ending: null,
  endedBy: null,
  file: 'none',
  keptDays: 180,
};
const hosts: MeetingRoom = {
  ...room,
  me: { ...room.me, id: host, name: 'Noor Haddad', role: 'host' },
  mayHost: true,
  mayRecord: true,
};

/** Fake browser recorder: each call of `say` produces a part of the sound. */
class Recorder extends EventTarget {
  static latest: Recorder | null = null;
  static readonly isTypeSupported = () => true;
  state = 'inactive';
  constructor() {
    super();
    Recorder.latest = this;
  }
  start = () => void (this.state = 'recording');
  pause = () => void (this.state = 'paused');
  resume = () => void (this.state = 'recording');
  say(text: string) {
    const part = Object.assign(new Event('dataavailable'), { data: new Blob([text]) });
    this.dispatchEvent(part);
  }
  stop() {
    this.state = 'inactive';
    this.say('the rest');
    this.dispatchEvent(new Event('stop'));
  }
}
class Mixer {
  createMediaStreamDestination = () => ({ stream: {} });
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
}

const original = { WebSocket: globalThis.WebSocket };
beforeEach(() => Object.assign(globalThis, { WebSocket: OpenSocket }));
afterEach(() => {
  Object.assign(globalThis, original, { MediaRecorder: undefined, AudioContext: undefined });
  sessionStorage.clear();
});

/** Renders the room for a participant; `now` is the server's response from then on. */
function showRoom(first: MeetingRoom) {
  let now = first;
  const set = (changes: Partial<MeetingRecording>) => {
    const before = now.recording ?? recording;
    now = { ...now, mayRecord: false, recording: { ...before, ...changes } };
    return now;
  };
  const isGuest = first.me.role === 'guest';
  keepHandle(name, handle);
  const rendered = renderRemote(routes, {
    api,
    path: `/meetings/${name}`,
    ...(isGuest && { session: null }),
    handlers: [
      respond(meetingEndpoints.card, () => card),
      respond(meetingEndpoints.join, () => ({ handle })),
      respond(meetingVisitEndpoints.call, () => ({ flow: 'mesh' as const, iceServers: [] })),
      respond(meetingVisitEndpoints.read, () => now),
      respond(meetingRecordingEndpoints.ask, () => set({ isMine: true, answer: true })),
      respond(meetingRecordingEndpoints.answer, ({ body }) =>
        body.agrees
          ? set({
              status: 'running',
              answer: true,
              awaited: [],
              file: 'arriving',
              runningSince: new Date().toISOString(),
            })
          : set({ status: 'ended', ending: 'withdrawn', answer: false, endedBy: 'Inês Duarte' }),
      ),
      respond(meetingRecordingEndpoints.stop, () =>
        set({ status: 'ended', ending: 'stopped', endedBy: 'Noor Haddad', runningSince: null }),
      ),
      respond(meetingRecordingEndpoints.send, ({ params, query }) => ({
        id: params.id,
        name: 'interview.webm',
        size: 100,
        chunk: 100,
        purpose: 'recording' as const,
        offset: query.offset,
        status: 'receiving' as const,
        scan: 'pending' as const,
        expiresAt: room.endsAt,
      })),
      respond(meetingRecordingEndpoints.finish, () => set({ file: 'kept' })),
    ],
  });
  return { ...rendered, set };
}

const comeIn = async ({ user }: ReturnType<typeof showRoom>, label: string) =>
  user.click(await screen.findByRole('button', { name: label }));

test('a guest reads what recording means at the door and in the room, agrees, and withdraws', async () => {
  const shown = showRoom({ ...room, recording });
  const { user, container, network } = shown;
  expect(await screen.findByText(/Nothing is recorded unless everyone/)).toBeVisible();
  await comeIn(shown, 'Ask to come in');
  const question = await screen.findByRole('alert', { name: /Noor Haddad asks to record/ });
  expect(within(question).getByText(/deleted 180 days after the decision/)).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'I agree' }));
  expect(
    await screen.findByText('Noor Haddad is recording the sound. Everyone agreed.'),
  ).toBeVisible();
  expect(screen.getByRole('timer', { name: 'Recorded so far' })).toBeVisible();
  expect(await axeFindings(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'I no longer agree' }));
  expect(
    await screen.findByText('Inês Duarte no longer agrees. Recording has stopped.'),
  ).toBeVisible();
  expect(network.callsOf(meetingRecordingEndpoints.answer).map(({ body }) => body)).toEqual([
    { agrees: true, textVersion: '2026-11' },
    { agrees: false, textVersion: '2026-11' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Recording has stopped/)).toBeNull();
});

test('a host asks, records once all agree, and uploads each part in order and the rest at the end', async () => {
  Object.assign(globalThis, { MediaRecorder: Recorder, AudioContext: Mixer });
  const shown = showRoom(hosts);
  const { user, network, set } = shown;
  await comeIn(shown, 'Come in');
  await user.click(await screen.findByRole('button', { name: 'Record the sound' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask to record the sound?' });
  await user.click(within(dialog).getByRole('button', { name: 'Ask everyone' }));
  expect(await screen.findByText('No answer yet: Inês Duarte')).toBeVisible();
  expect(Recorder.latest).toBeNull();

  const hear = (changes: Partial<MeetingRecording>) => {
    set(changes);
    OpenSocket.latest?.say({ type: 'changed' });
  };
  hear({ status: 'running', awaited: [], runningSince: room.startsAt, file: 'arriving' });
  expect(await screen.findByText('You are recording the sound. Everyone agreed.')).toBeVisible();
  expect(Recorder.latest?.state).toBe('recording');
  Recorder.latest?.say('first');
  hear({ status: 'paused', awaited: ['Ana Kovač'], runningSince: null });
  expect(await screen.findByText('Recording is paused. No answer yet: Ana Kovač')).toBeVisible();
  expect(Recorder.latest?.state).toBe('paused');
  hear({ status: 'running', awaited: [], runningSince: room.startsAt });
  await waitFor(() => expect(Recorder.latest?.state).toBe('recording'));
  Recorder.latest?.say('second');
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  expect(await screen.findByText('What was recorded is on the candidate’s record.')).toBeVisible();
  const sent = network.callsOf(meetingRecordingEndpoints.send);
  expect(sent.map(({ query }) => query)).toEqual([{ offset: 0 }, { offset: 5 }, { offset: 11 }]);
});

test('a browser that cannot record says so before anyone is asked', async () => {
  const shown = showRoom(hosts);
  await comeIn(shown, 'Come in');
  await shown.user.click(await screen.findByRole('button', { name: 'Record the sound' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask to record the sound?' });
  expect(within(dialog).getByText(/This browser cannot record/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Ask everyone' })).toBeDisabled();
});
