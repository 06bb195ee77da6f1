import type { PermissionName } from '@muster/contracts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Call } from '../../walk/http.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { onApplication } from '../applications/applications.walk.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createInterview } from '../vetting/vetting.fixtures.ts';
import type { ScheduleRequestRecord } from '../../records/scheduling/schedule-request.model.ts';
import {
  createHost,
  createRequest,
  createRoundRequest,
  requestLink,
  slotOn,
} from './scheduling.fixtures.ts';

const manage = 'vettingInterview.manage' as const;
const rules = { noticeHours: 12, horizonDays: 14 };

/** Returns a candidate; interviewed by the caller if the permission only covers such candidates. */
async function personFor(world: World, caller: Caller, permission: PermissionName) {
  const candidate = await candidateFor(world, caller, permission, {
    vettingStatus: 'interview_to_schedule',
  });
  if (caller.name === 'team_lead')
    await CandidateModel.updateOne(
      { _id: candidate._id },
      { $addToSet: { vetterIds: personOf(caller).user._id } },
    );
  return candidate;
}

const about = (
  permission: PermissionName,
  make: (candidate: Candidate) => Promise<Call>,
): EndpointFixture => ({
  call: async (world, caller) => make(await personFor(world, caller, permission)),
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && make(candidate);
  },
});

const requested = async (candidate: Candidate) =>
  createInterview(candidate, {
    status: 'requested',
    interviewers: [{ userId: (await createHost())._id, isLead: true }],
  });

async function linkFor({ signedIn }: Caller, status: ScheduleRequestRecord['status']) {
  const candidate = await createCandidateRecord({ vettingStatus: 'interview_to_schedule' });
  const { request } = await createRequest(candidate, { status });
  return requestLink(request, signedIn?.user.email ?? 'guest@people.test');
}

/** Creates an interview with a time chosen by its candidate. */
async function arrangedOf(candidateId: Candidate['_id'] | null): Promise<Call> {
  const candidate = await CandidateModel.findById(candidateId).orFail().lean();
  const { interview } = await createRequest(candidate, { status: 'confirmed' });
  return { params: { id: interview._id.toHexString() } };
}

const onVisit = (
  status: ScheduleRequestRecord['status'],
  body?: Record<string, unknown>,
): EndpointFixture => {
  const more = body && { body };
  return {
    call: async (_world, caller) => {
      const { token, stored } = await linkFor(caller, status);
      const headers = { Cookie: `muster.link=${token}` };
      return { params: { handle: stored.handle }, headers, ...more };
    },
    // The handle is not secret: without its cookie it opens nothing.
    hidden: async (_world, caller) => {
      const [mine, other] = [await linkFor(caller, status), await linkFor(caller, status)];
      const headers = { Cookie: `muster.link=${mine.token}` };
      return { params: { handle: other.stored.handle }, headers, ...more };
    },
  };
};

const manageRounds = 'clientInterview.manage' as const;
const shown = {
  kind: 'client_interview' as const,
  changes: () => ({ submissionVersion: 1 }),
  versioned: false,
};
const round = async () => ({
  kind: 'client',
  round: 'First conversation',
  durationMin: 45,
  ...rules,
  place: 'platform_meeting',
  hostIds: [(await createHost())._id.toHexString()],
});
/** An endpoint about a link of an application. */
const onRound = (
  changes: Partial<ScheduleRequestRecord> = {},
  body: object = {},
): EndpointFixture =>
  onApplication(manageRounds, () => ({ version: 1, ...body }), {
    ...shown,
    params: async (application) => ({
      id: (await createRoundRequest(application, changes))._id.toHexString(),
    }),
  });
let proposed = 20;
/** Returns times that no other call proposes. */
function proposal() {
  proposed += 1;
  const [startsAt, endsAt] = [slotOn(20, proposed), slotOn(30, proposed)];
  return { startsAt, endsAt };
}
const windows = [proposal(), proposal()];

const zone = { timeZone: 'Asia/Kolkata' };
const window = (days: number) => ({
  startsAt: slotOn(10, days).toISOString(),
  endsAt: slotOn(16, days).toISOString(),
});

export const schedulingFixtures: EndpointFixtures = {
  'availability.read': { call: () => ({}) },
  'availability.update': {
    call: () => ({
      body: {
        weekly: [{ weekday: 1, from: '09:00', to: '17:00' }],
        overrides: [],
        bufferBeforeMin: 0,
        bufferAfterMin: 10,
        version: 0,
      },
    }),
  },
  'scheduleRequests.ofCandidate': about('vetting.read', async (candidate) => {
    await createRequest(candidate);
    return { params: { id: candidate._id.toHexString() } };
  }),
  'scheduleRequests.freeTimes': about(manage, async (candidate) => ({
    params: { id: (await requested(candidate))._id.toHexString() },
    query: { noticeHours: '12', horizonDays: '5' },
  })),
  'scheduleRequests.invite': about(manage, async (candidate) => {
    const { _id, version } = await requested(candidate);
    return {
      params: { id: _id.toHexString() },
      body: { ...rules, version, place: 'phone', message: 'Tell us about the queue.' },
    };
  }),
  'scheduleRequests.withdraw': about(manage, async (candidate) => {
    const { request } = await createRequest(candidate);
    return {
      params: { id: request._id.toHexString() },
      body: { version: request.version },
    };
  }),
  'applicationSchedule.list': onApplication('application.list', undefined, {
    versioned: false,
    before: async (application) => void (await createRoundRequest(application)),
  }),
  'applicationSchedule.freeTimes': onApplication(manageRounds, undefined, {
    ...shown,
    query: async () => ({
      noticeHours: '12',
      horizonDays: '5',
      durationMin: '45',
      hostIds: (await createHost())._id.toHexString(),
    }),
  }),
  'applicationSchedule.invite': onApplication(manageRounds, round, shown),
  'applicationSchedule.fix': onRound(
    { status: 'slots_proposed', windows },
    { startsAt: windows[0]?.startsAt.toISOString() },
  ),
  'applicationSchedule.withdraw': onRound(),
  'ownInterviews.openLink': {
    call: (_world, caller) => arrangedOf(personOf(caller).assignment.candidateId),
    hidden: async () => arrangedOf((await createCandidateRecord())._id),
  },
  'scheduleVisit.read': onVisit('invited'),
  'scheduleVisit.times': onVisit('invited'),
  'scheduleVisit.preparation': onVisit('confirmed'),
  'scheduleVisit.calendar': onVisit('confirmed'),
  'scheduleVisit.choose': onVisit('invited', {
    ...zone,
    startsAt: slotOn(20).toISOString(),
    question: 'Who will be there?',
  }),
  'scheduleVisit.propose': onVisit('invited', {
    ...zone,
    windows: [window(3), window(4)],
    note: 'Mornings are best.',
  }),
  'scheduleVisit.askMove': onVisit('confirmed'),
  'scheduleVisit.keep': onVisit('reschedule_requested'),
  'scheduleVisit.cancel': onVisit('confirmed', { reason: 'no_time', note: 'Sorry.' }),
  'scheduleVisit.askAgain': onVisit('cancelled', { note: 'Next week would suit.' }),
};
