import type { PermissionName, VettingState } from '@muster/contracts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { candidateFor, hiddenCandidateFor, personOf } from '../../walk/records.fixtures.ts';
import type { Caller, World } from '../../walk/world.fixtures.ts';
import { docxBytes } from '../files/archive.fixtures.ts';
import { scanned } from '../files/file.fixtures.ts';
import { CandidateModel, type Candidate } from '../../records/candidates/candidate.model.ts';
import type { ScorecardRecord } from '../../records/vetting/scorecard.model.ts';
import {
  createClientSummary,
  createInterview,
  createInterviewer,
  createScorecard,
  createTranscript,
  filledCard,
  inMinutes,
  plainReason,
  said,
} from './vetting.fixtures.ts';
import type { VettingInterviewRecord } from '../../records/vetting/vetting-interview.model.ts';

type Body = object | ((world: World) => object | Promise<object>);
const bodyOf = async (body: Body, world: World): Promise<object> =>
  typeof body === 'function' ? body(world) : body;

/** Returns the lead of the interview: the caller, if they may interview; otherwise another user. */
async function leaderFor(caller: Caller) {
  const { user } = personOf(caller);
  const leads = caller.name === 'vetter' || caller.name === 'team_lead';
  return leads ? user : createInterviewer();
}

async function reviewed(candidate: Candidate, caller: Caller): Promise<void> {
  const leader = await leaderFor(caller);
  const interview = await createInterview(candidate, {
    status: 'completed',
    startsAt: inMinutes(-120),
    interviewers: [{ userId: leader._id, isLead: true }],
  });
  await createScorecard(interview, leader._id);
}

/** An endpoint about a candidate's vetting. */
function onPerson(
  permission: PermissionName,
  vettingStatus: VettingState,
  body: Body | null = {},
  isVersioned = true,
): EndpointFixture {
  const callOn = async (world: World, candidate: Candidate) => ({
    params: { id: candidate._id.toHexString() },
    ...(body && {
      body: {
        ...(isVersioned && { version: candidate.version }),
        ...(await bodyOf(body, world)),
      },
    }),
  });
  return {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, permission, { vettingStatus });
      await reviewed(candidate, caller);
      return callOn(world, candidate);
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller, { vettingStatus });
      return candidate && callOn(world, candidate);
    },
  };
}

type Changes = Partial<VettingInterviewRecord>;

/** Creates the candidate, interviewed by the caller if the permission covers only their own. */
async function personFor(world: World, caller: Caller, permission: PermissionName) {
  const candidate = await candidateFor(world, caller, permission, {
    vettingStatus: 'interview_scheduled',
  });
  if (caller.name === 'team_lead' || caller.name === 'vetter')
    await CandidateModel.updateOne(
      { _id: candidate._id },
      { $addToSet: { vetterIds: personOf(caller).user._id } },
    );
  return candidate;
}

/** An endpoint about one interview. */
function onInterview(
  permission: PermissionName,
  changes: Changes,
  body: Body | null = {},
  isVersioned = true,
): EndpointFixture {
  const callOn = async (world: World, candidate: Candidate, leader: { _id: Candidate['_id'] }) => {
    const interview = await createInterview(candidate, {
      interviewers: [{ userId: leader._id, isLead: true }],
      ...changes,
    });
    return {
      params: { id: interview._id.toHexString() },
      ...(body && {
        body: {
          ...(isVersioned && { version: interview.version }),
          ...(await bodyOf(body, world)),
        },
      }),
    };
  };
  return {
    call: async (world, caller) =>
      callOn(world, await personFor(world, caller, permission), await leaderFor(caller)),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && callOn(world, candidate, await createInterviewer());
    },
  };
}

/** An endpoint about a scorecard of a past interview. */
function onScorecard(
  permission: PermissionName,
  status: ScorecardRecord['status'],
  body: Body | null,
): EndpointFixture {
  const callOn = async (candidate: Candidate, author: { _id: Candidate['_id'] }) => {
    const interview = await createInterview(candidate, {
      status: 'completed',
      interviewers: [{ userId: author._id, isLead: true }],
    });
    const scorecard = await createScorecard(interview, author._id, { status });
    return {
      params: { id: scorecard._id.toHexString() },
      ...(body && { body: { version: scorecard.version, ...body } }),
    };
  };
  return {
    call: async (world, caller) =>
      callOn(await personFor(world, caller, permission), await leaderFor(caller)),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && callOn(candidate, await createInterviewer());
    },
  };
}

/** An endpoint about the transcript of a past interview. */
function onTranscript(body: object | null, has = true): EndpointFixture {
  const callOn = async (candidate: Candidate, author: { _id: Candidate['_id'] }) => {
    const interview = await createInterview(candidate, {
      status: 'completed',
      interviewers: [{ userId: author._id, isLead: true }],
    });
    const transcript = has ? await createTranscript(interview, author._id) : null;
    return {
      params: { id: candidate._id.toHexString(), interviewId: interview._id.toHexString() },
      ...(body && { body: { ...(transcript && { version: transcript.version }), ...body } }),
    };
  };
  return {
    call: async (world, caller) =>
      callOn(await personFor(world, caller, 'attachment.readTranscript'), await leaderFor(caller)),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && callOn(candidate, await createInterviewer());
    },
  };
}

/** The summary that clients may read. */
function onClientSummary(): EndpointFixture {
  const callOn = async (candidate: Candidate) => {
    const { version } = await createClientSummary(candidate);
    return { params: { id: candidate._id.toHexString() }, body: { version } };
  };
  return {
    call: async (world, caller) => callOn(await personFor(world, caller, 'vetting.releaseSummary')),
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && callOn(candidate);
    },
  };
}

const note = 'Somebody asked for it.';
const manage = 'vettingInterview.manage' as const;
const asked = async () => {
  const { _id } = await createInterviewer();
  const id = _id.toHexString();
  return { interviewerIds: [id], leadId: id };
};
const tomorrow = () => inMinutes(24 * 60).toISOString();
const card = filledCard();

export const vettingFixtures: EndpointFixtures = {
  'vetting.read': onPerson('vetting.read', 'in_review', null),
  'vetting.mails': onPerson('vetting.decide', 'in_review', null),
  'vetting.pass': onPerson('vetting.decide', 'in_review', { note, mail: true }),
  'vetting.fail': onPerson('vetting.decide', 'in_review', async () => ({
    reasonId: await plainReason('vetting_fail'),
    note,
  })),
  'vetting.hold': onPerson('vetting.hold', 'in_review', { note }),
  'vetting.resume': onPerson('vetting.hold', 'on_hold', { note }),
  'vetting.needMore': onPerson('vetting.proceed', 'in_review', { note }),
  'vetting.skipToInterview': onPerson('vetting.proceed', 'not_started', { note }),
  'vetting.revoke': onPerson('vetting.revoke', 'vetted', { note }),
  'vetting.bulk': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.bulkVetting', {
        vettingStatus: 'in_review',
      });
      return { body: { ids: [candidate._id.toHexString()], action: 'hold', note } };
    },
  },
  'vettingInterviews.interviewers': onPerson(manage, 'interview_to_schedule', null),
  'vettingInterviews.request': onPerson(
    manage,
    'interview_to_schedule',
    async () => ({
      ...(await asked()),
      kind: 'live_coding',
      durationMin: 60,
      startsAt: tomorrow(),
      confirmHours: true,
      instructions: 'Bring an editor.',
      internalBrief: 'Ask about tests.',
    }),
    false,
  ),
  'vettingInterviews.read': onInterview('vetting.read', {}, null),
  'interviewKits.read': onInterview('vetting.read', {}, null),
  'interviewKits.own': { call: () => ({}) },
  'vettingInterviews.invitation': onInterview(manage, {}, null),
  'vettingInterviews.sendInvitation': onInterview(
    manage,
    { startsAt: inMinutes(600) },
    { test: true },
    false,
  ),
  'vettingInterviews.schedule': onInterview(manage, { status: 'requested' }, async () => ({
    ...(await asked()),
    durationMin: 60,
    startsAt: tomorrow(),
    confirmHours: true,
  })),
  'vettingInterviews.askReschedule': onInterview(manage, { startsAt: inMinutes(600) }, { note }),
  'vettingInterviews.start': onInterview(manage, {}),
  'vettingInterviews.complete': onInterview(manage, {}),
  'vettingInterviews.markNoShow': onInterview(manage, {}, { party: 'candidate', note }),
  'vettingInterviews.cancel': onInterview(manage, {}, async () => ({
    reasonId: await plainReason('interview_cancel'),
    note,
  })),
  'vettingInterviews.reopen': onInterview(manage, { status: 'cancelled' }, { note }),
  'vettingInterviews.correctStatus': onInterview(
    'vettingInterview.correct',
    { status: 'completed' },
    { to: 'cancelled', note },
  ),
  'scorecards.begin': onInterview('vetting.submitFeedback', {}, {}, false),
  'scorecards.review': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'vetting.submitFeedback');
      return { params: { id: candidate._id.toHexString() }, body: {} };
    },
    hidden: async (world, caller) => {
      const candidate = await hiddenCandidateFor(world, caller);
      return candidate && { params: { id: candidate._id.toHexString() }, body: {} };
    },
  },
  'scorecards.read': onScorecard('vetting.read', 'submitted', null),
  'scorecards.save': onScorecard('vetting.submitFeedback', 'draft', { card }),
  'scorecards.submit': onScorecard('vetting.submitFeedback', 'draft', { card }),
  'scorecards.amend': onScorecard('vetting.submitFeedback', 'submitted', { card }),
  'scorecards.delete': {
    ...onScorecard('vetting.deleteFeedback', 'submitted', {}),
    call: async (world, caller) => {
      const status = caller.name === 'vetter' ? 'draft' : 'submitted';
      return onScorecard('vetting.deleteFeedback', status, {}).call(world, caller);
    },
  },
  'transcripts.read': onTranscript(null),
  'transcripts.add': onTranscript({ text: said, source: 'pasted', hasConsent: true }, false),
  'transcripts.readFile': {
    ...onTranscript({ fileId: '64b0000000000000000000f9' }, false),
    call: async (world, caller) => {
      const bytes = docxBytes({ text: said });
      const options = { purpose: 'transcript' } as const;
      const { id } = await scanned(world.test, personOf(caller), 'call.docx', bytes, options);
      return onTranscript({ fileId: id }, false).call(world, caller);
    },
  },
  'transcripts.highlight': onTranscript({ highlights: [{ competency: 'ownership', line: 4 }] }),
  'transcripts.summarise': onTranscript({}),
  'transcripts.edit': onTranscript({ summary: 'She knows Kafka well.' }),
  'transcripts.approve': onTranscript({}),
  'transcripts.delete': onTranscript({}),
  'scorecards.releaseSummary': onPerson(
    'vetting.releaseSummary',
    'in_review',
    {
      version: null,
      text: 'Strong in distributed systems.',
    },
    false,
  ),
  'scorecards.withdrawSummary': onClientSummary(),
  'scorecards.summary': onPerson('vetting.readSummary', 'in_review', null),
  'scorecards.evidence': onPerson('vetting.readSummary', 'in_review', null),
};
