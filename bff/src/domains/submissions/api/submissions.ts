import type { ClientView, ReadPart } from '@muster/contracts';
import type { ClientSession, Types } from 'mongoose';
import { audit } from '../../../audit/audit.service.ts';
import { rowsOnce } from '../../../db/one-moment.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { SubmissionModel, type Submission } from '../submission.model.ts';

export type { Submission };

type Frozen = Pick<
  Submission,
  'applicationId' | 'candidateId' | 'companyId' | 'jobId' | 'version' | 'recipientIds'
> & { view: ClientView };

/** Keeps what goes to the client as it is now. An application has each version once. */
export async function freezeSubmission(tx: Tx, frozen: Frozen): Promise<void> {
  const [made] = await SubmissionModel.create([{ ...frozen, at: tx.at, by: tx.userId }], {
    session: tx.session,
  });
  if (!made) throw new Error('The submission was not written');
  await audit(tx, {
    action: 'submission.freeze',
    entity: 'submission',
    entityId: made._id,
    changes: [
      { path: 'applicationId', before: null, after: frozen.applicationId },
      { path: 'version', before: null, after: frozen.version },
    ],
  });
}

/** Everything that went to the client of an application, the latest version first. */
export const submissionsOf = (
  applicationId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Submission[]> =>
  SubmissionModel.find({ applicationId }, null, { session }).sort({ version: -1 }).lean();

/** What the client of each of these applications sees of it now; those without are absent. */
export async function shownSubmissions(
  applicationIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Submission>> {
  if (applicationIds.length === 0) return new Map();
  const found = await SubmissionModel.find({
    applicationId: { $in: [...applicationIds] },
    withdrawnAt: null,
  })
    .sort({ version: 1 })
    .lean();
  return new Map(found.map((one) => [one.applicationId.toHexString(), one]));
}

/** The client sees nothing of an application any more: recalled, or over. */
export async function withdrawSubmissions(tx: Tx, applicationId: Types.ObjectId): Promise<void> {
  await SubmissionModel.updateMany(
    { applicationId, withdrawnAt: null },
    { $set: { withdrawnAt: tx.at } },
    { session: tx.session },
  );
}

/** What was withdrawn at a moment is shown again: what took it from the client was undone. */
export async function reopenSubmissions(
  tx: Tx,
  applicationId: Types.ObjectId,
  withdrawnAt: Date,
): Promise<void> {
  await SubmissionModel.updateMany(
    { applicationId, withdrawnAt },
    { $set: { withdrawnAt: null } },
    { session: tx.session },
  );
}

/** The latest of what went to the client of each of these applications, also where it was withdrawn. */
export const latestSubmissions = (
  applicationIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Submission>> =>
  rowsOnce(session, 'latest submissions', applicationIds, async (wanted) => {
    const found = await SubmissionModel.find({ applicationId: { $in: [...wanted] } }, null, {
      session,
    })
      .sort({ version: 1 })
      .lean();
    return new Map(found.map((one) => [one.applicationId.toHexString(), one]));
  });

/** Adds to how long a version was read; false where the client is not shown that version any more. */
export async function addReading(
  tx: Tx,
  shown: Pick<Submission, 'applicationId' | 'version'>,
  seconds: Partial<Record<ReadPart, number>>,
): Promise<boolean> {
  const added = Object.entries(seconds).map(([part, count]) => [`reading.${part}`, count] as const);
  if (added.length === 0) return false;
  const { matchedCount } = await SubmissionModel.updateOne(
    { ...shown, withdrawnAt: null },
    { $inc: Object.fromEntries(added) },
    { session: tx.session },
  );
  return matchedCount === 1;
}
