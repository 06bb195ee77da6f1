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

/** Stores what goes to the client as it is now. Versions are unique within an application. */
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

/** Returns everything that went to the client of an application, the latest version first. */
export const submissionsOf = (
  applicationId: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Submission[]> =>
  SubmissionModel.find({ applicationId }, null, { session }).sort({ version: -1 }).lean();

/** Returns what the client sees now of each of these applications; those without are absent. */
export const shownSubmissions = async (
  applicationIds: readonly Types.ObjectId[],
): Promise<ReadonlyMap<string, Submission>> =>
  lastOf(await allSubmissions(applicationIds), ({ withdrawnAt }) => withdrawnAt === null);

/** Hides a recalled or ended application from the client. */
export async function withdrawSubmissions(tx: Tx, applicationId: Types.ObjectId): Promise<void> {
  await SubmissionModel.updateMany(
    { applicationId, withdrawnAt: null },
    { $set: { withdrawnAt: tx.at } },
    { session: tx.session },
  );
}

/** Shows again what was withdrawn at a moment, because that change was undone. */
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

/** Returns the latest submission of each of these applications, even a withdrawn one. */
export const latestSubmissions = async (
  applicationIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, Submission>> =>
  lastOf(await allSubmissions(applicationIds, session), () => true);

function lastOf(
  byApplication: ReadonlyMap<string, readonly Submission[]>,
  counts: (submission: Submission) => boolean,
): ReadonlyMap<string, Submission> {
  const last = new Map<string, Submission>();
  for (const [id, versions] of byApplication) {
    const found = versions.findLast(counts);
    if (found) last.set(id, found);
  }
  return last;
}

/** Returns every submitted version of each of these applications, the first one first. */
const allSubmissions = (
  applicationIds: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, readonly Submission[]>> =>
  rowsOnce(session, 'submissions', applicationIds, async (wanted) => {
    const found = await SubmissionModel.find({ applicationId: { $in: [...wanted] } }, null, {
      session,
    })
      .sort({ version: 1 })
      .lean();
    const versions = new Map<string, Submission[]>();
    for (const one of found) {
      const id = one.applicationId.toHexString();
      versions.set(id, [...(versions.get(id) ?? []), one]);
    }
    return versions;
  });

/** Adds to the reading time of a version; false if the client no longer sees that version. */
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
