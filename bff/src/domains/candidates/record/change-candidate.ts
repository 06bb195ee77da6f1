import type { CandidateRecord, PermissionName } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import type { RequestContext } from '../../../http/context.ts';
import { explainRecordConflict } from '../../../identity/people/record-conflict.ts';
import { findCandidate, findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { confirmedAgain } from './confirmed-again.ts';
import { deriveCandidate } from './derive-candidate.ts';
import { showCandidate } from './show-candidate.ts';

interface CandidateChange {
  /** Id or number, from the path. */
  id: string;
  permission: PermissionName;
  /** Version that the writer has seen. */
  version: number;
  /** Paths that the writer changes: `firstName`, `links.<id>`. */
  paths: readonly string[];
  /** Returns the changed fields, computed from the current state. */
  change: (current: Candidate, tx: Tx) => Partial<Candidate> | Promise<Partial<Candidate>>;
  /** Writes audit and events of the change. */
  record: (tx: Tx, before: Candidate, after: Candidate) => Promise<void>;
}

/**
 * Changes parts of a record by the merge rule and returns the whole record. Derived fields follow
 * in the same write.
 */
export async function changeCandidate(
  ctx: RequestContext,
  { id, permission, version, paths, change, record }: CandidateChange,
): Promise<CandidateRecord> {
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const candidate = await findCandidateFor(ctx.actor, permission, id, { session });
      if (paths.length === 0) return showCandidate(ctx.actor, candidate, session);
      const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
        filter: { _id: candidate._id },
        base: version,
        paths,
        apply: async (current): Promise<UpdateQuery<Candidate>> => {
          const changes = { ...(await change(current, tx)), ...confirmedAgain(current, tx.at) };
          return { $set: { ...changes, ...deriveCandidate({ ...current, ...changes }) } };
        },
      });
      await record(tx, before, after);
      return showCandidate(ctx.actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, id, error);
  }
}

/** Explains a conflict: the current state as its reader may see it, and who changed it. */
export const explainConflict = (
  { actor }: RequestContext,
  id: string,
  error: unknown,
): Promise<unknown> =>
  explainRecordConflict(error, async () => {
    const record = await findCandidate(actor, id, { deleted: true });
    const current = await showCandidate(actor, record);
    return { record, current, tells: (path) => !!current.rates || !path.startsWith('rates') };
  });
