import {
  hourMs,
  referralEndpoints,
  referralProgramEndpoints,
  rewardBatchEndpoints,
} from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../../domain.ts';
import { cancelBatch, createBatch, listBatches, payBatch } from './batches/reward-batches.ts';
import { followReferrals } from './follow/follow-referrals.ts';
import { createReferral, readOwn } from './own/own-referrals.ts';
import { ensureProgram } from './programs/program-in-force.ts';
import { createProgram, listPrograms, updateProgram } from './programs/set-programs.ts';
import { forgetReferrals, personalReferrals } from './referrals.personal.ts';
import {
  contactReferral,
  declineReferral,
  listReferrals,
  matchReferral,
  reopenReferral,
} from './staff/act-on-referral.ts';

export const referralsDomain: Domain = {
  name: 'referrals',
  routes: (router, { config }) => {
    mount(router, referralEndpoints.own, readOwn(config));
    mount(router, referralEndpoints.create, createReferral);
    mount(router, referralEndpoints.list, listReferrals);
    mount(router, referralEndpoints.contact, contactReferral);
    mount(router, referralEndpoints.match, matchReferral);
    mount(router, referralEndpoints.decline, declineReferral);
    mount(router, referralEndpoints.reopen, reopenReferral);
    mount(router, referralProgramEndpoints.list, listPrograms);
    mount(router, referralProgramEndpoints.create, createProgram);
    mount(router, referralProgramEndpoints.update, updateProgram);
    mount(router, rewardBatchEndpoints.list, listBatches);
    mount(router, rewardBatchEndpoints.create, createBatch);
    mount(router, rewardBatchEndpoints.pay, payBatch);
    mount(router, rewardBatchEndpoints.cancel, cancelBatch);
  },
  start: ensureProgram,
  jobs: [
    { name: 'referrals.follow', everyMs: hourMs, run: ({ signal }) => followReferrals(signal) },
  ],
  personal: [personalReferrals],
  forget: forgetReferrals,
};
