import { leadingClientRoles } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { RoleAssignmentModel } from '../../identity/role-assignment.model.ts';
import { UserModel, displayName } from '../../identity/user.model.ts';
import { findLiveCompany, type Company } from './company-lookup.ts';
import { CompanyUserModel } from './company-user.model.ts';

/** How a client wants candidates to be presented. */
export type SubmissionTerms = Pick<
  Company,
  | '_id'
  | 'name'
  | 'status'
  | 'submissionPolicy'
  | 'blindSubmission'
  | 'feedbackSlaHours'
  | 'accountManagerId'
>;

/** Returns the terms of a client; null for a missing one. */
export const submissionTermsOf = (
  companyId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<SubmissionTerms | null> => findLiveCompany(companyId, session);

/** A client user with the right to decide. */
export interface Decider {
  userId: Types.ObjectId;
  name: string;
  firstName: string;
  email: string;
  title: string | null;
  isAdmin: boolean;
}

/** The people of a job: a manager decides only on their own jobs, unless they see all. */
interface OwnJob {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  interviewerIds: readonly Types.ObjectId[];
  supervisorIds: readonly Types.ObjectId[];
  requestedBy: Types.ObjectId | null;
}

/**
 * Returns who decides on a job's candidates: client members with the right and an active account.
 */
export async function decidersOf(
  { _id: jobId, companyId, interviewerIds, supervisorIds, requestedBy }: OwnJob,
  session: ClientSession | null = null,
): Promise<Decider[]> {
  const members = await CompanyUserModel.find(
    { companyId, status: 'active', canDecide: true, deletedAt: null },
    null,
    { session },
  ).lean();
  const ids = members.map(({ userId }) => userId);
  const users = await UserModel.find(
    { _id: { $in: ids }, status: { $in: ['active', 'locked', 'pending_setup'] } },
    null,
    { session },
  ).lean();
  const assignments = await RoleAssignmentModel.find(
    {
      userId: { $in: ids },
      companyId,
      role: { $in: [...leadingClientRoles] },
      revokedAt: null,
    },
    null,
    { session },
  ).lean();
  const own = [...interviewerIds, ...supervisorIds, ...(requestedBy ? [requestedBy] : [])];
  return members.flatMap(({ userId, title, canSeeAllJobs, sharedJobIds = [] }) => {
    const user = users.find(({ _id }) => _id.equals(userId));
    const held = assignments.filter((assignment) => assignment.userId.equals(userId));
    const isAdmin = held.some(({ role }) => role === 'client_admin');
    const isGiven =
      own.some((id) => id.equals(userId)) || sharedJobIds.some((id) => id.equals(jobId));
    const seesJob = isAdmin || canSeeAllJobs || isGiven;
    return user && held.length > 0 && seesJob
      ? [
          {
            userId,
            name: displayName(user),
            firstName: user.preferredName ?? user.firstName,
            email: user.email,
            title,
            isAdmin,
          },
        ]
      : [];
  });
}
