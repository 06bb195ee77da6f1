import { emptyApplying, isUnsent, type Applying } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { VisitorContext } from '../../../http/context.ts';
import { agencyName } from '../../../mail/agency.ts';
import { findFiles } from '../../files/api/files.ts';
import { jobsById } from '../../../records/jobs/job-lookup.ts';
import { isPublicJob } from '../../../records/jobs/public-jobs.ts';
import { heldLink } from '../../links/api/links.ts';
import { ApplyingModel, type ApplyingRecord } from '../applying.model.ts';

export const intakeSubject = (id: Types.ObjectId) => ({ type: 'application_intake', id }) as const;

/** Holder of an application's link. */
export interface Visit {
  intakeId: Types.ObjectId;
  tokenId: Types.ObjectId;
  /**
   * Whether the address is proved: the link was mailed to it, or its holder is signed in with it.
   */
  isProven: boolean;
}

/** Returns the visit for a handle. @throws AppError TOKEN_… */
export async function visitOf(ctx: VisitorContext, handle: string): Promise<Visit> {
  const token = await heldLink(ctx, handle, 'application_resume');
  const isOwn = ctx.session?.user.emailNorm === token.holderEmailNorm;
  return { intakeId: token.subjectId, tokenId: token._id, isProven: !token.isCopied || isOwn };
}

/** @throws AppError TOKEN_INVALID when the application no longer exists */
export async function visitedApplication(
  { intakeId }: Pick<Visit, 'intakeId'>,
  session: ClientSession | null = null,
): Promise<ApplyingRecord> {
  const found = await ApplyingModel.findById(intakeId, null, { session }).lean();
  if (!found) throw new AppError('TOKEN_INVALID');
  return found;
}

/**
 * A CV added or removed meanwhile is no conflict: only typed text counts.
 * @throws AppError VERSION_CONFLICT when another device changed the text since
 */
export function requireDraftSeen(intake: ApplyingRecord, version: number): void {
  if ((intake.fieldVersions['draft'] ?? 1) > version) throw versionConflict(intake, ['draft']);
}

/** @throws AppError INVALID_TRANSITION once sent */
export function requireUnsent({ status }: ApplyingRecord, action: string): void {
  if (!isUnsent(status))
    throw new AppError('INVALID_TRANSITION', { context: { currentState: status, action } });
}

/** Serialises an application for the holder of this link. */
export const showTo =
  ({ isProven }: Pick<Visit, 'isProven'>) =>
  async (intake: ApplyingRecord, session: ClientSession | null = null): Promise<Applying> => {
    const { jobId, cvFileId } = intake;
    const job = jobId && (await jobsById([jobId], session)).get(jobId.toHexString());
    const cv = cvFileId && (await findFiles([cvFileId], session)).get(cvFileId.toHexString());
    return {
      agencyName: agencyName(),
      status: intake.status,
      email: intake.email ?? '',
      isProven,
      job: job ? { title: job.title, isOpen: isPublicJob(job) } : null,
      step: intake.step,
      draft: intake.draft ?? emptyApplying,
      cv: cv ? { name: cv.name, size: cv.size } : null,
      savedAt: intake.updatedAt.toISOString(),
      expiresAt: intake.expiresAt.toISOString(),
      version: intake.version,
    };
  };
