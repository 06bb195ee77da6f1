import {
  clientDashboardRoutes,
  href,
  normaliseEmail,
  usualFlags,
  type BodyOf,
  type CoworkerOutcome,
  type coworkerEndpoints,
} from '@muster/contracts';
import { Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import type { Actor } from '../../../auth/actor.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { agencyName } from '../../../mail/agency.ts';
import { sendMail } from '../../../mail/send-mail.ts';
import { clientJobsOf } from '../../../records/jobs/client-jobs.ts';
import { notify } from '../../notifications/api/notify.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { requireOpen, type Company } from '../../../records/companies/company-lookup.ts';
import { CompanyUserModel } from '../../../records/companies/company-user.model.ts';
import { inviteMember } from '../members/invite-member.ts';
import { CoworkerRequestModel, type CoworkerRequest } from './coworker-request.model.ts';
import { adminsOf, inviteRights, ownCompany } from './coworker-rights.ts';
import { nameFromEmail } from './name-from-email.ts';

type Invite = BodyOf<typeof coworkerEndpoints.invite>;
/** The people to invite, their role, and the jobs they see. */
export type Wanted = Pick<Invite, 'role' | 'message' | 'canSeeAllJobs'> & {
  email: string;
  jobIds: readonly Types.ObjectId[];
};

/** Invites colleagues; each address has its own outcome, and none reveals accounts elsewhere. */
export const inviteCoworkers: Service<typeof coworkerEndpoints.invite> = (ctx, { body }) =>
  transact(ctx, async (tx) => {
    const { actor } = ctx;
    const { roles, needsApproval } = inviteRights(actor);
    if (!roles.includes(body.role)) throw invalidField('role', 'NOT_ALLOWED');
    const company = await ownCompany(actor, tx.session);
    requireOpen(company);
    const jobIds = await ownJobs(actor, body);
    const asks = needsApproval.includes(body.role);
    const emails = [
      ...new Map(body.emails.map((email) => [normaliseEmail(email), email])).values(),
    ];
    const data: { email: string; outcome: CoworkerOutcome }[] = [];
    for (const email of emails) {
      const wanted = { ...body, email, jobIds };
      const work = asks ? askForCoworker : inviteCoworker;
      data.push({ email, outcome: await work(tx, actor, company, wanted) });
    }
    if (data.some(({ outcome }) => outcome === 'waiting')) await notifyAdmins(tx, company);
    return { data };
  });

/** Returns the jobs to show: only managers get jobs, and only those that the inviter sees. */
async function ownJobs(actor: Actor, { role, jobIds }: Invite): Promise<Types.ObjectId[]> {
  if (role !== 'client_manager' || jobIds.length === 0) return [];
  const seen = new Set((await clientJobsOf(actor)).map(({ _id }) => _id.toHexString()));
  if (jobIds.some((id) => !seen.has(id))) throw invalidField('jobIds', 'NOT_FOUND');
  return jobIds.map((id) => new Types.ObjectId(id));
}

/**
 * Invites one address. Returns an outcome instead of throwing, so that the others are still
 * invited.
 */
export async function inviteCoworker(
  tx: Tx,
  actor: Actor,
  company: Company,
  { email, role, message, canSeeAllJobs, jobIds }: Wanted,
): Promise<CoworkerOutcome> {
  try {
    const member = await inviteMember(tx, actor, company, {
      email,
      role,
      message,
      ...nameFromEmail(email),
      title: null,
      ...usualFlags(role),
      canSeeAllJobs,
      isPrimaryContact: false,
      isBillingContact: false,
      invitedByKind: 'coworker',
    });
    await CompanyUserModel.updateOne(
      { _id: member._id },
      { $set: { sharedJobIds: [...jobIds] } },
      { session: tx.session },
    );
    return 'invited';
  } catch (error) {
    if (error instanceof AppError && error.code === 'DUPLICATE') return 'known';
    if (error instanceof AppError && error.code === 'SELF_RECORD') return 'refused';
    throw error;
  }
}

/** Stores invitations proposed by a manager, for an administrator to approve. */
async function askForCoworker(
  tx: Tx,
  actor: Actor,
  company: Company,
  { email, role, message, canSeeAllJobs, jobIds }: Wanted,
): Promise<CoworkerOutcome> {
  const key = { companyId: company._id, emailNorm: normaliseEmail(email) };
  const there = await CoworkerRequestModel.exists(key).session(tx.session);
  if (there) return 'known';
  const request: Omit<CoworkerRequest, '_id'> = {
    ...key,
    email,
    role,
    message,
    canSeeAllJobs,
    jobIds: [...jobIds],
    requestedBy: actor.userId,
    at: tx.at,
  };
  await CoworkerRequestModel.insertMany([request], { session: tx.session });
  await audit(tx, {
    action: 'company.ask_coworker',
    entity: 'company',
    entityId: company._id,
    companyId: company._id,
    changes: [{ path: 'role', before: null, after: role }],
  });
  return 'waiting';
}

/** @throws AppError SECOND_PERSON_REQUIRED if there is no administrator to approve */
async function notifyAdmins(tx: Tx, company: Company): Promise<void> {
  const admins = await adminsOf(company._id, tx.session);
  if (admins.length === 0) throw new AppError('SECOND_PERSON_REQUIRED');
  const people = await findPeople([tx.userId], tx.session);
  const senderName = people.name(tx.userId);
  const path = href(clientDashboardRoutes.clientDashboardInviteCoworker);
  for (const admin of admins)
    await sendMail(tx, {
      template: 'coworker_request',
      to: admin.email,
      userId: admin._id,
      variables: {
        firstName: admin.preferredName ?? admin.firstName,
        senderName,
        companyName: company.name,
        path,
        agencyName: agencyName(),
      },
    });
  await notify(tx, {
    topic: 'system',
    userIds: admins.map(({ _id }) => _id),
    title: `${senderName} asks you to agree to an invitation`,
    link: path,
    mail: 'own',
  });
}
