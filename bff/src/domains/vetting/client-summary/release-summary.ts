import type { VettingClientSummary, scorecardEndpoints } from '@muster/contracts';
import type { ClientSession } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { audit } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { absentConflict, updateVersioned, versionConflict } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { findCandidateFor, type Candidate } from '../../../records/candidates/candidate-lookup.ts';
import { findPeople } from '../../../identity/people/people.ts';
import { evidenceOf, decisionsOf } from '../decisions/change-vetting.ts';
import { owesJudgement } from '../../../records/vetting/scorecard-visibility.ts';
import {
  ClientSummaryModel,
  type ClientSummaryRecord,
} from '../../../records/vetting/client-summary.model.ts';

/** Releases a summary to clients and replaces the earlier one. */
export const releaseSummary: Service<typeof scorecardEndpoints.releaseSummary> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const candidate = await findReleasable(ctx.actor, params.id, tx.session);
    const before = await findSummary(candidate, tx.session);
    if (before?.text === body.text) return showClientSummary(before, tx.session);
    if ((before?.version ?? null) !== body.version)
      throw before ? versionConflict(before, ['text']) : absentConflict();
    const released = { text: body.text, releasedBy: ctx.actor.userId, releasedAt: tx.at };
    const after = before ? await change(tx, before, released) : await add(tx, candidate, released);
    await auditSummary(tx, candidate, before ? 'released' : null, 'released');
    return showClientSummary(after, tx.session);
  });

/** Withdraws the summary. Submissions that were already sent keep it. */
export const withdrawSummary: Service<typeof scorecardEndpoints.withdrawSummary> = (
  ctx,
  { params, body },
) =>
  transact(ctx, async (tx) => {
    const { session } = tx;
    const candidate = await findCandidateFor(ctx.actor, 'vetting.releaseSummary', params.id, {
      session,
    });
    const summary = await findSummary(candidate, session);
    if (!summary) throw new AppError('NOT_FOUND');
    if (summary.version !== body.version) throw versionConflict(summary, []);
    await ClientSummaryModel.deleteOne({ _id: summary._id }, { session });
    await auditSummary(tx, candidate, 'released', 'withdrawn');
    return { withdrawn: true };
  });

export const findSummary = (
  { _id }: Pick<Candidate, '_id'>,
  session: ClientSession | null = null,
): Promise<ClientSummaryRecord | null> =>
  ClientSummaryModel.findOne({ candidateId: _id, deletedAt: null }, null, {
    session,
  }).lean();

/** Returns the summary as staff see it. */
export async function showClientSummary(
  { text, releasedBy, releasedAt, version }: ClientSummaryRecord,
  session: ClientSession | null = null,
): Promise<VettingClientSummary> {
  const people = await findPeople([releasedBy], session);
  return { text, by: people.ref(releasedBy), at: releasedAt.toISOString(), version };
}

/**
 * Returns the candidate, if the actor has submitted their own scorecards and at least one scorecard
 * counts.
 * @throws AppError FEEDBACK_HIDDEN, VETTING_FEEDBACK_REQUIRED
 */
async function findReleasable(
  actor: Actor,
  id: string,
  session: ClientSession,
): Promise<Candidate> {
  const candidate = await findCandidateFor(actor, 'vetting.releaseSummary', id, { session });
  if (await owesJudgement(actor, candidate._id, session)) throw new AppError('FEEDBACK_HIDDEN');
  const evidence = await evidenceOf(
    candidate._id,
    await decisionsOf(candidate._id, session),
    session,
  );
  if (evidence.length === 0) throw new AppError('VETTING_FEEDBACK_REQUIRED');
  return candidate;
}

type Released = Pick<ClientSummaryRecord, 'text' | 'releasedBy' | 'releasedAt'>;

async function change(tx: Tx, { _id, version }: ClientSummaryRecord, released: Released) {
  const { after } = await updateVersioned<ClientSummaryRecord>(tx, ClientSummaryModel, {
    filter: { _id },
    base: version,
    paths: ['text'],
    apply: () => ({ $set: released }),
  });
  return after;
}

async function add(tx: Tx, { _id }: Candidate, released: Released): Promise<ClientSummaryRecord> {
  const [created] = await ClientSummaryModel.create(
    [
      {
        ...released,
        candidateId: _id,
        createdAt: tx.at,
        createdBy: tx.userId,
        updatedBy: tx.userId,
      },
    ],
    { session: tx.session },
  );
  if (!created) throw new Error('The summary was not written');
  return created.toObject<ClientSummaryRecord>();
}

/** The audit log records the release without the text. */
const auditSummary = (
  tx: Tx,
  { _id }: Candidate,
  before: string | null,
  after: string,
): Promise<void> =>
  audit(tx, {
    action: 'candidate.vetting_summary',
    entity: 'candidate',
    entityId: _id,
    changes: [{ path: 'vettingSummary', before, after }],
  });
