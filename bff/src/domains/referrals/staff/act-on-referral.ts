import { limits, type referralEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import { recordId } from '../../../db/record-id.ts';
import { transactShown } from '../../../db/show-conflict.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidate } from '../../../records/candidates/candidate-lookup.ts';
import { findCompany } from '../../../records/companies/company-lookup.ts';
import { chosenReason } from '../../reasons/api/reasons.ts';
import { changeReferral } from '../change-referral.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';
import { showReferrals } from '../show-referral.ts';

type Endpoints = typeof referralEndpoints;
type Change = Parameters<typeof changeReferral>[2];

/** Lists referrals, newest first, with the number in each state. */
export const listReferrals: Service<Endpoints['list']> = async ({ actor }, { query }) => {
  const found = await ReferralModel.find({
    deletedAt: null,
    ...(query.status && { status: query.status }),
  })
    .sort({ createdAt: -1, _id: -1 })
    .limit(limits.referral.listed)
    .lean();
  const counts = await ReferralModel.aggregate<{ _id: ReferralRecord['status']; count: number }>([
    { $match: { deletedAt: null } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  return {
    data: await showReferrals(actor, found),
    counts: Object.fromEntries(counts.map(({ _id, count }) => [_id, count])),
  };
};

/** @throws AppError NOT_FOUND */
async function findReferral(id: string, session: ClientSession | null): Promise<ReferralRecord> {
  const found = await ReferralModel.findOne({ _id: recordId(id), deletedAt: null }, null, {
    session,
  }).lean();
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

const change = (
  ctx: RequestContext,
  id: string,
  by: (session: ClientSession, found: ReferralRecord) => Change | Promise<Change>,
) =>
  transactShown(ctx, {
    find: (session) => findReferral(id, session),
    change: async (tx, found) => changeReferral(tx, found, await by(tx.session, found)),
    show: async (found, session) => {
      const [shown] = await showReferrals(ctx.actor, [found], session);
      if (!shown) throw new Error('A referral has one view');
      return shown;
    },
  });

/** Records that staff wrote to the person. */
export const contactReferral: Service<Endpoints['contact']> = (ctx, { params, body }) =>
  change(ctx, params.id, () => ({ action: 'contact', version: body.version }));

/** Links the referral to a candidate or, for a company, to a client, chosen by staff. */
export const matchReferral: Service<Endpoints['match']> = (ctx, { params, body }) =>
  change(ctx, params.id, async (session, { kind }) => {
    const { version } = body;
    if (kind === 'client') {
      if (body.company === undefined) throw invalidField('company', 'REQUIRED');
      const company = await findCompany(ctx.actor, body.company, { session });
      return { action: 'match', version, set: { companyId: company._id } };
    }
    if (body.candidate === undefined) throw invalidField('candidate', 'REQUIRED');
    const candidate = await findCandidate(ctx.actor, body.candidate, { session });
    return { action: 'match', version, set: { candidateId: candidate._id } };
  });

/** Declines the referral. */
export const declineReferral: Service<Endpoints['decline']> = (ctx, { params, body }) =>
  change(ctx, params.id, async (session) => {
    const note = body.note || null;
    const reason = await chosenReason(
      'referral_decline',
      { reasonId: body.reasonId, note },
      session,
    );
    return { action: 'decline', version: body.version, set: { reasonId: reason._id, note } };
  });

/** Reopens the referral for another year. */
export const reopenReferral: Service<Endpoints['reopen']> = (ctx, { params, body }) =>
  change(ctx, params.id, () => ({
    action: 'reopen',
    version: body.version,
    set: {
      note: body.note,
      reasonId: null,
      expiresAt: new Date(Date.now() + limits.referral.life),
    },
  }));
