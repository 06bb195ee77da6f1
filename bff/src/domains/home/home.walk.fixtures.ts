import { homeLayoutOf, scopeOf } from '@muster/contracts';
import { createUser } from '../../testing/users.fixtures.ts';
import { createTeamMember } from '../team/team-member.fixtures.ts';
import { memberFor } from '../team/team.walk.fixtures.ts';
import { FollowModel } from '../follows/follow.model.ts';
import { HomeSettingModel } from './home-setting.model.ts';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import {
  candidateFor,
  createTask,
  hiddenCandidateFor,
  personOf,
} from '../../walk/records.fixtures.ts';

const onCandidate: EndpointFixture = {
  call: async (world, caller) => {
    const { _id } = await candidateFor(world, caller, 'candidate.read');
    return { params: { id: _id.toHexString() } };
  },
  hidden: async (world, caller) => {
    const candidate = await hiddenCandidateFor(world, caller);
    return candidate && { params: { id: candidate._id.toHexString() } };
  },
};

/** Fixtures for the widgets of the start page and the followed records. */
export const homeFixtures: EndpointFixtures = {
  'home.queue': {
    call: async (world, caller) => {
      const candidate = await candidateFor(world, caller, 'candidate.read');
      await createTask(candidate, personOf(caller).user._id, {
        assigneeId: personOf(caller).user._id,
      });
      return { query: { tab: 'all' } };
    },
  },
  'today.own': { call: () => ({}) },
  'today.ofMember': {
    call: async (world, caller) => {
      const member = await memberFor(world, caller, 'task.readTeam');
      return { params: { id: member._id.toHexString() } };
    },
    // A colleague who does not report to the caller.
    hidden: async (_world, caller) =>
      caller.name !== 'visitor' && scopeOf(caller.name, 'task.readTeam') === 'all'
        ? null
        : { params: { id: (await createTeamMember(await createUser()))._id.toHexString() } },
  },
  'home.navigation': { call: () => ({}) },
  'home.jobs': { call: () => ({}) },
  'home.submissions': { call: () => ({}) },
  'home.contracts': { call: () => ({}) },
  'home.team': { call: () => ({}) },
  'home.vetting': { call: () => ({}) },
  'home.newCandidates': { call: () => ({}) },
  'home.figures': { call: () => ({}) },
  'home.lateAnswers': { call: () => ({}) },
  'home.followed': {
    call: async (world, caller) => {
      const { user } = personOf(caller);
      for (const candidate of [
        await candidateFor(world, caller, 'candidate.read'),
        await hiddenCandidateFor(world, caller),
      ])
        if (candidate)
          await FollowModel.create({
            userId: user._id,
            subjectType: 'candidate',
            subjectId: candidate._id,
            createdAt: new Date(),
          });
      return {};
    },
  },
  'home.firstSteps': { call: () => ({}) },
  'home.dismissFirstSteps': { call: () => ({}) },
  'home.arrangement': { call: () => ({}) },
  'home.arrange': {
    call: async (_world, caller) => {
      await HomeSettingModel.deleteOne({ _id: personOf(caller).user._id });
      return { body: { ...homeLayoutOf('recruiter'), hidden: ['jobs'], version: 0 } };
    },
  },
  'follows.readCandidate': onCandidate,
  'follows.followCandidate': onCandidate,
  'follows.unfollowCandidate': onCandidate,
};
