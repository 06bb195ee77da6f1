import { hourMs, referralEndpoints } from '@muster/contracts';
import { mount } from '../../http/mount.ts';
import type { Domain } from '../domain.ts';
import { followReferrals } from './follow/follow-referrals.ts';
import { createReferral, readOwn } from './own/own-referrals.ts';
import { forgetReferrals, personalReferrals } from './referrals.personal.ts';
import {
  contactReferral,
  declineReferral,
  listReferrals,
  matchReferral,
  payReferrals,
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
    mount(router, referralEndpoints.pay, payReferrals);
  },
  jobs: [
    { name: 'referrals.follow', everyMs: hourMs, run: ({ signal }) => followReferrals(signal) },
  ],
  personal: [personalReferrals],
  forget: forgetReferrals,
};
