import { recordingTextVersion } from '@muster/contracts';
import { Types } from 'mongoose';
import { hashCode } from '../../auth/mailed-code.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import type { Caller } from '../../walk/world.fixtures.ts';
import { createRecording, recordInterviews, webmBytes } from './recording/recordings.fixtures.ts';
import type { MeetingRecord } from './meeting.model.ts';
import {
  createGuest,
  createHostedMeeting,
  createMeeting,
  placeOf,
  tomorrow,
  wayInOf,
} from './meetings.fixtures.ts';
import { ParticipantModel, type ParticipantRecord } from './participant.model.ts';

const named = ({ name, version }: MeetingRecord, withVersion = false): Call => ({
  params: { name },
  ...(withVersion && { body: { version } }),
});

const own = (changes: () => Partial<MeetingRecord>): EndpointFixture => ({
  call: async (_world, caller) =>
    named(await createMeeting(personOf(caller).user._id, changes()), true),
  hidden: async () => named((await createHostedMeeting(changes())).meeting, true),
});

/** Creates a room that the caller hosts, by account or as a guest co-host. */
async function hostIn(caller: Caller): Promise<{ meeting: MeetingRecord; me: ParticipantRecord }> {
  const { signedIn } = caller;
  if (signedIn) {
    const meeting = await createMeeting(signedIn.user._id);
    return { meeting, me: await placeOf(meeting, signedIn.user._id) };
  }
  const { meeting } = await createHostedMeeting();
  const me = await createGuest(meeting, {
    role: 'cohost',
    identity: 'confirmed',
    admittedAt: new Date(),
  });
  return { meeting, me };
}

type Rest = (room: Awaited<ReturnType<typeof hostIn>>) => Promise<Call> | Call;

const inside = (rest: Rest = () => ({})): EndpointFixture => ({
  call: async (_world, caller) => {
    const room = await hostIn(caller);
    const { handle, headers } = await wayInOf(room.me);
    return { params: { handle }, headers, ...(await rest(room)) };
  },
  // The handle is not secret: without its cookie it opens nothing.
  hidden: async (_world, caller) => {
    const [mine, other] = [await hostIn(caller), await hostIn(caller)];
    const { headers } = await wayInOf(mine.me);
    const { handle } = await wayInOf(other.me);
    return { params: { handle }, headers, ...(await rest(other)) };
  },
});

/** Creates a room with a recording by the caller in the given state. */
const recording = (
  status: Parameters<typeof createRecording>[2],
  rest: Omit<Call, 'params' | 'headers'> = { body: {} },
): EndpointFixture => {
  const idIn = async ({ meeting, me }: Awaited<ReturnType<typeof hostIn>>) =>
    (await createRecording(meeting, me, status))._id.toHexString();
  return {
    call: async (_world, caller) => {
      const room = await hostIn(caller);
      const { handle, headers } = await wayInOf(room.me);
      return { params: { handle, id: await idIn(room) }, headers, ...rest };
    },
    hidden: async (_world, caller) => {
      const [mine, other] = [await hostIn(caller), await hostIn(caller)];
      const { handle, headers } = await wayInOf(mine.me);
      return { params: { handle, id: await idIn(other) }, headers, ...rest };
    },
  };
};

/** Creates the room of an interview that the caller may record. */
const recordable: EndpointFixture = {
  call: async (world, caller) => {
    await recordInterviews();
    const { _id: candidateId } = await candidateFor(world, caller, 'attachment.readTranscript');
    const { user } = personOf(caller);
    const meeting = await createMeeting(user._id, { candidateId, recordingAllowed: true });
    const { handle, headers } = await wayInOf(await placeOf(meeting, user._id));
    return { params: { handle }, headers };
  },
  hidden: async (_world, caller) => {
    const [mine, other] = [await hostIn(caller), await hostIn(caller)];
    const { headers } = await wayInOf(mine.me);
    const { handle } = await wayInOf(other.me);
    return { params: { handle }, headers };
  },
};

const onGuest = inside(async ({ meeting }) => ({
  body: {
    personId: (await createGuest(meeting, { knockedAt: new Date() }))._id.toHexString(),
  },
}));

/** Creates a caller at the door of a room who has not entered their code yet. */
const atDoor = (body?: Record<string, unknown>): EndpointFixture => {
  const stand = async ({ signedIn }: Caller) => {
    const { meeting } = await createHostedMeeting();
    return createGuest(meeting, {
      email: signedIn?.user.email ?? 'ines@guest.test',
      identity: 'code_sent',
      triesLeft: 5,
      codeExpiresAt: tomorrow(),
    });
  };
  return {
    call: async (_world, caller) => {
      const guest = await stand(caller);
      // The code in the request is valid: the hash belongs to this guest's code.
      await ParticipantModel.updateOne({ _id: guest._id }, { codeHash: codeHashOf(guest) });
      const { handle, headers } = await wayInOf(guest);
      return { params: { handle }, headers, ...(body && { body }) };
    },
    hidden: async (_world, caller) => {
      const [mine, other] = [await stand(caller), await stand(caller)];
      const { headers } = await wayInOf(mine);
      const { handle } = await wayInOf(other);
      return { params: { handle }, headers, ...(body && { body }) };
    },
  };
};

const rightCode = '482913';
const codeHashOf = ({ _id }: ParticipantRecord) => hashCode(_id, rightCode);

const anyRoom = async () => named((await createHostedMeeting()).meeting);

export const meetingFixtures: EndpointFixtures = {
  'meetings.list': { call: () => ({}) },
  'meetings.create': { call: () => ({ body: { title: 'A quick word' } }) },
  'meetings.end': own(() => ({ status: 'in_progress' })),
  'meetings.cancel': own(() => ({ status: 'scheduled', startsAt: tomorrow() })),
  'meetings.allowRecording': {
    call: async (_world, caller) => {
      await recordInterviews();
      const candidateId = new Types.ObjectId();
      const meeting = await createMeeting(personOf(caller).user._id, { candidateId });
      return {
        params: { name: meeting.name },
        body: { version: meeting.version, allowed: true },
      };
    },
    hidden: async () => {
      const { name, version } = (await createHostedMeeting()).meeting;
      return { params: { name }, body: { version, allowed: true } };
    },
  },
  'meetings.join': { call: anyRoom, hidden: 'nothing is hidden' },
  'meetings.card': { call: anyRoom, hidden: 'nothing is hidden' },
  'meetings.identity': {
    call: async () => ({
      ...(await anyRoom()),
      body: { name: 'Inês Duarte', email: 'ines@guest.test' },
    }),
    hidden: 'nothing is hidden',
  },
  'meetingVisit.read': inside(),
  'meetingVisit.call': inside(),
  'meetingVisit.mediaAccess': inside(),
  'meetingVisit.confirm': atDoor({ code: rightCode }),
  'meetingVisit.knock': atDoor(),
  'meetingVisit.admit': onGuest,
  'meetingVisit.refuse': onGuest,
  'meetingVisit.say': inside(() => ({ body: { body: 'Good morning' } })),
  'meetingVisit.write': inside(({ meeting }) => ({
    body: { notes: 'Agreed on Monday.', version: meeting.version },
  })),
  'meetingVisit.end': inside(),
  'meetingRecording.ask': recordable,
  'meetingRecording.answer': recording('asked', {
    body: { agrees: true, textVersion: recordingTextVersion },
  }),
  'meetingRecording.stop': recording('running', { body: {} }),
  'meetingRecording.send': recording('running', { query: { offset: '0' }, bytes: webmBytes() }),
  'meetingRecording.finish': recording('ended'),
};
