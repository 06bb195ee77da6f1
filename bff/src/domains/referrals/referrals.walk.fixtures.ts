import { Types } from 'mongoose';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createReasonRecord } from '../reasons/reason.fixtures.ts';
import { ensureProgram } from './programs/program-in-force.ts';
import { createBatchRecord, createProgramRecord, freeDay } from './programs/program.fixtures.ts';
import { createReferral } from './referral.fixtures.ts';
import type { ReferralRecord } from './referral.model.ts';

/** All referrals belong to the agency: users who manage them reach each. */
const on = (
  changes: Partial<ReferralRecord>,
  body: (referral: ReferralRecord) => object | Promise<object> = () => ({}),
): EndpointFixture => ({
  call: async () => {
    const referral = await createReferral(changes);
    return {
      params: { id: referral._id.toHexString() },
      body: { version: referral.version, ...(await body(referral)) },
    };
  },
  hidden: 'nothing is hidden',
});

const onBatch = (body: object): EndpointFixture => ({
  call: async () => {
    const { _id, version } = await createBatchRecord();
    return { params: { id: _id.toHexString() }, body: { version, ...body } };
  },
  hidden: 'nothing is hidden',
});

const programInput = {
  name: 'Summer program',
  trigger: 'placed_30_days',
  terms: '<p>For all.</p>',
  reward: { amount: '750.00', currency: 'EUR' },
  rewardsPerYear: 5,
};

export const referralFixtures: EndpointFixtures = {
  'referrals.own': { call: () => ({}) },
  'referrals.create': {
    call: async (_world, { name }) => {
      await ensureProgram();
      return {
        body: {
          name: 'Nadia Petrova',
          email: `nadia.${name}.${Date.now()}@people.test`,
          relationship: 'friend',
          linkedinUrl: null,
          jobId: null,
          message: '',
          consent: true,
        },
      };
    },
  },
  'referrals.list': { call: () => ({}) },
  'referrals.contact': on({}),
  'referrals.match': on({}, async () => ({
    candidate: (await createCandidateRecord()).number,
  })),
  'referrals.decline': on({}, async () => ({
    reasonId: (
      await createReasonRecord({
        context: 'referral_decline',
        side: 'agency',
        label: new Types.ObjectId().toHexString(),
      })
    )._id.toHexString(),
    note: '',
  })),
  'referrals.reopen': on({ status: 'closed' }, () => ({ note: 'They wrote again.' })),
  'referrals.programs': { call: () => ({}) },
  'referrals.createProgram': {
    call: async () => {
      const day = await freeDay();
      return { body: { ...programInput, activeFrom: day, activeTo: day } };
    },
  },
  'referrals.updateProgram': {
    call: async () => {
      const { _id, version } = await createProgramRecord();
      return {
        params: { id: _id.toHexString() },
        body: { version, changes: { name: 'Bring a friend' } },
      };
    },
    hidden: 'nothing is hidden',
  },
  'referrals.batches': { call: () => ({}) },
  'referrals.createBatch': {
    call: async () => {
      const { _id, version } = await createReferral({ status: 'reward_eligible' });
      return { body: { referrals: [{ id: _id.toHexString(), version }] } };
    },
  },
  'referrals.payBatch': onBatch({ reference: 'PAY-2026-11' }),
  'referrals.cancelBatch': onBatch({}),
};
