import { Types } from 'mongoose';
import type { EndpointFixture, EndpointFixtures } from '../../walk/endpoint-fixture.fixtures.ts';
import { createCandidateRecord } from '../candidates/candidate.fixtures.ts';
import { createReasonRecord } from '../reasons/reason.fixtures.ts';
import { createReferral } from './referral.fixtures.ts';
import type { ReferralRecord } from './referral.model.ts';

/** All referrals are those of the agency: who manages them reaches each. */
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

export const referralFixtures: EndpointFixtures = {
  'referrals.own': { call: () => ({}) },
  'referrals.create': {
    call: (_world, { name }) => ({
      body: {
        ...{ name: 'Nadia Petrova', email: `nadia.${name}.${Date.now()}@people.test` },
        ...{ relationship: 'friend', linkedinUrl: null, jobId: null, message: '', consent: true },
      },
    }),
  },
  'referrals.list': { call: () => ({}) },
  'referrals.contact': on({}),
  'referrals.match': on({}, async () => ({
    candidate: (await createCandidateRecord()).number,
  })),
  'referrals.decline': on({}, async () => ({
    reasonId: (
      await createReasonRecord({
        ...{ context: 'referral_decline', side: 'agency' },
        label: new Types.ObjectId().toHexString(),
      })
    )._id.toHexString(),
    note: '',
  })),
  'referrals.reopen': on({ status: 'closed' }, () => ({ note: 'They wrote again.' })),
  'referrals.pay': {
    call: async () => {
      const { _id, version } = await createReferral({ status: 'reward_eligible' });
      return {
        body: { referrals: [{ id: _id.toHexString(), version }], reference: 'PAY-2026-11' },
      };
    },
  },
};
