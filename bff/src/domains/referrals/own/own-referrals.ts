import {
  dayMs,
  limits,
  normaliseEmail,
  staffRoles,
  daysOfTrigger,
  fromMinorUnits,
  href,
  publicRoutes,
  type BodyOf,
  type referralEndpoints,
  type Role,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Config } from '../../../config.ts';
import { isDuplicateKey } from '../../../db/duplicate-key.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { candidateOfAddress } from '../../candidates/api/applicants.ts';
import { clientMeant } from '../../companies/api/prospects.ts';
import { findReferrableJob, listReferrableJobs } from '../../../records/jobs/public-jobs.ts';
import { createAccessToken } from '../../links/api/access-tokens.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { cleanRichText } from '../../../rich-text/rich-text.ts';
import { changeReferral } from '../change-referral.ts';
import { programInForce, termsOf } from '../programs/program-in-force.ts';
import type { ReferralProgramRecord } from '../programs/program.model.ts';
import { referralCode } from '../referral-code.ts';
import { ReferralModel, type ReferralRecord } from '../referral.model.ts';
import { showOwn } from '../show-referral.ts';

type Endpoints = typeof referralEndpoints;
const { life, perDay } = limits.referral;

/** Returns the terms, the personal link, and the user's own referrals. */
export const readOwn =
  ({ sessionSecret }: Pick<Config, 'sessionSecret'>): Service<Endpoints['own']> =>
  async ({ actor }) => {
    const own = await ReferralModel.find({ referrerUserId: actor.userId, deletedAt: null })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limits.referral.listed)
      .lean();
    return {
      agencyName: agencyName(),
      program: showTerms(await programInForce('candidate')),
      clientProgram: showTerms(await programInForce('client')),
      code: referralCode(sessionSecret, actor.userId, new Date()),
      jobs: await listReferrableJobs(),
      referrals: await showOwn(own),
    };
  };

const showTerms = (program: ReferralProgramRecord | null) =>
  program && {
    name: program.name,
    reward: { sum: fromMinorUnits(program.rewardMinor), currency: program.currency },
    afterDays: daysOfTrigger[program.trigger],
    terms: cleanRichText(program.terms),
    activeTo: program.activeTo,
  };

/**
 * Stores a referral and mails the person, who agreed to it. Candidates, client users and people
 * referred before get no mail; the referral is marked as known.
 */
export const createReferral: Service<Endpoints['create']> = async (ctx, { body }) => {
  const { actor } = ctx;
  const emailNorm = normaliseEmail(body.email);
  const isKnown = await knownBefore(ctx, body);
  const isByStaff = isStaff(actor.role);
  await ctx.limit('referral', actor.userId.toHexString(), perDay, dayMs);
  const job = body.jobId === null ? null : await findReferrableJob(body.jobId);
  const create = async (tx: Tx) => {
    const program = await programInForce(body.kind, tx.session);
    // Colleagues recommend without a reward, whether or not a program is active.
    if (!isByStaff && !program) throw new AppError('REFERRAL_PAUSED');
    const referral = new ReferralModel({
      _id: new Types.ObjectId(),
      referrerUserId: actor.userId,
      isByStaff,
      kind: body.kind,
      name: body.name,
      companyName: body.companyName,
      email: body.email,
      emailNorm,
      relationship: body.relationship,
      linkedinUrl: body.linkedinUrl,
      message: body.message,
      jobId: job?._id ?? null,
      ...termsOf(program),
      expiresAt: new Date(tx.at.getTime() + life),
      createdAt: tx.at,
      createdBy: tx.userId,
      updatedAt: tx.at,
      updatedBy: tx.userId,
    }).toObject<ReferralRecord>();
    const before = await ReferralModel.exists({ emailNorm, deletedAt: null }).session(tx.session);
    const known = before !== null || isKnown;
    await ReferralModel.insertMany([referral], { session: tx.session });
    await audit(tx, { action: 'referral.create', entity: 'referral', entityId: referral._id });
    const after = known
      ? await changeReferral(tx, referral, { action: 'find_known', version: null })
      : referral;
    if (!known && body.kind === 'client') await inviteClient(tx, referral);
    else if (!known) await invite(tx, referral, job?.title ?? '');
    const [shown] = await showOwn([after], tx.session);
    if (!shown) throw new Error('A referral has one view');
    return shown;
  };
  try {
    return await transact(ctx, create);
  } catch (error) {
    if (isDuplicateKey(error)) throw new AppError('REFERRAL_KNOWN');
    throw error;
  }
};

/**
 * Checks whether the agency knows the person, or the company by its domain or its name.
 * @throws AppError REFERRAL_SELF for the user, and for the user's own company
 */
async function knownBefore(
  { actor, session: { user } }: RequestContext,
  { kind, email, companyName }: BodyOf<Endpoints['create']>,
): Promise<boolean> {
  if (normaliseEmail(email) === user.emailNorm) throw new AppError('REFERRAL_SELF');
  if (kind === 'client') {
    const meant = await clientMeant({ company: companyName ?? '', email }, null);
    if (meant && actor.companyId?.equals(meant._id)) throw new AppError('REFERRAL_SELF');
    return meant !== null;
  }
  const own = await candidateOfAddress(user.email);
  const theirs = await candidateOfAddress(email);
  if (own && theirs && own._id.equals(theirs._id)) throw new AppError('REFERRAL_SELF');
  return theirs !== null;
}

const isStaff = (role: Role): boolean => (staffRoles as readonly Role[]).includes(role);

async function invite(
  tx: Tx,
  { _id, email, name, referrerUserId, expiresAt }: ReferralRecord,
  jobTitle: string,
): Promise<void> {
  const subject = { type: 'referral', id: _id };
  await createAccessToken(tx, {
    purpose: 'referral_invite',
    subject,
    holderEmail: email,
    scopes: ['referral:apply'],
    expiresAt,
  });
  const people = await findPeople([referrerUserId], tx.session);
  await sendMail(tx, {
    template: 'referral_invite',
    to: email,
    subject,
    variables: {
      agencyName: agencyName(),
      firstName: name.split(' ')[0] ?? name,
      jobTitle,
      referrerName: people.name(referrerUserId),
    },
  });
}

/** A company requests its first job itself; the address binds its referral. */
async function inviteClient(
  tx: Tx,
  { _id, email, name, companyName, referrerUserId }: ReferralRecord,
): Promise<void> {
  const people = await findPeople([referrerUserId], tx.session);
  await sendMail(tx, {
    template: 'referral_invite_client',
    to: email,
    subject: { type: 'referral', id: _id },
    variables: {
      agencyName: agencyName(),
      firstName: name.split(' ')[0] ?? name,
      companyName: companyName ?? '',
      referrerName: people.name(referrerUserId),
      path: href(publicRoutes.jobRequest),
    },
  });
}
