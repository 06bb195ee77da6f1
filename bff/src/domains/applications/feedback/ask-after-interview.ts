import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { UserModel, displayName } from '../../../identity/user.model.ts';
import { membershipOf } from '../../../records/companies/company-directory.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { ApplicationModel } from '../../../records/applications/application.model.ts';
import { FeedbackModel } from '../../../records/applications/application-feedback.model.ts';
import { writeQuestion } from './write-question.ts';

interface Interviewed {
  applicationId: Types.ObjectId;
  round: string;
  endsAt: Date;
  /** The client's participants. */
  userIds: readonly Types.ObjectId[];
}

/**
 * Asks the client's participants for feedback after an interview, by a mail with a link. Skips
 * people who were already asked about this round, gave feedback or left the client. Returns the
 * number asked.
 */
export async function askAfterInterview(
  tx: Tx,
  { applicationId, round, endsAt, userIds }: Interviewed,
): Promise<number> {
  const application = await ApplicationModel.findOne(
    { _id: applicationId, status: 'active', submissionVersion: { $gt: 0 }, deletedAt: null },
    null,
    { session: tx.session },
  ).lean();
  const job =
    application &&
    (await jobsById([application.jobId], tx.session)).get(application.jobId.toHexString());
  if (!application || !job) return 0;
  const users = await UserModel.find(
    { _id: { $in: [...userIds] }, status: { $in: ['active', 'locked', 'pending_setup'] } },
    null,
    { session: tx.session },
  ).lean();
  let asked = 0;
  for (const user of users) {
    const author = { name: displayName(user), email: user.email, userId: user._id };
    const isKnown = await FeedbackModel.exists({
      applicationId,
      round,
      authorEmailNorm: normaliseEmail(user.email),
      deletedAt: null,
    }).session(tx.session);
    if (isKnown || !(await membershipOf(application.companyId, user._id))) continue;
    const question = { round, interviewEndsAt: endsAt.toISOString(), message: null };
    await writeQuestion(tx, { application, job }, author, question);
    asked += 1;
  }
  return asked;
}
