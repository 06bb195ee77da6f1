import { defineEndpoint } from '../../core/endpoint.ts';
import { idParams } from '../../core/primitives.ts';
import {
  referralProgramCreateSchema,
  referralProgramListSchema,
  referralProgramPatch,
  referralProgramSchema,
} from './referral-programs.schemas.ts';

const changes = [{ entity: 'ReferralProgram' }] as const;

/** Rewards for referrals. */
export const referralProgramEndpoints = {
  list: defineEndpoint({
    name: 'referrals.programs',
    method: 'GET',
    path: '/referral-programs',
    access: 'referral.list',
    summary: 'Referral programs, planned, in force and ended.',
    response: referralProgramListSchema,
    provides: changes,
  }),
  create: defineEndpoint({
    name: 'referrals.createProgram',
    method: 'POST',
    path: '/referral-programs',
    access: 'referral.setProgram',
    summary: 'Adds a program for days on which no other one is in force.',
    body: referralProgramCreateSchema,
    response: referralProgramSchema,
    status: 201,
    changes,
  }),
  update: defineEndpoint({
    name: 'referrals.updateProgram',
    method: 'PATCH',
    path: '/referral-programs/:id',
    access: 'referral.setProgram',
    summary: 'Changes a program or ends it; referrals that were made keep their terms.',
    params: idParams,
    body: referralProgramPatch,
    response: referralProgramSchema,
    changes,
    errors: ['VERSION_CONFLICT', 'INVALID_TRANSITION'],
  }),
} as const;
