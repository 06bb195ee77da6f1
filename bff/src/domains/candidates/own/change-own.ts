import type { ResponseOf, ownProfileEndpoints } from '@muster/contracts';
import type { UpdateQuery } from 'mongoose';
import { showConflict } from '../../../db/show-conflict.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError } from '../../../http/app-error.ts';
import type { RequestContext } from '../../../http/context.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { scopeFor } from '../../../records/candidates/candidates.policy.ts';
import { confirmedAgain } from '../record/confirmed-again.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';
import { showOwnProfile } from '../record/own-profile.ts';

interface OwnChange {
  version: number;
  paths: readonly string[];
  change: (current: Candidate, tx: Tx) => Partial<Candidate> | Promise<Partial<Candidate>>;
  record: (tx: Tx, before: Candidate, after: Candidate) => Promise<void>;
}

/** Changes the candidate's own record by the merge rule and returns the own profile. */
export async function changeOwn(
  ctx: RequestContext,
  { version, paths, change, record }: OwnChange,
): Promise<ResponseOf<typeof ownProfileEndpoints.read>> {
  try {
    return await transact(ctx, async (tx) => {
      const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
        filter: scopeFor(ctx.actor, 'candidate.updateOwn'),
        base: version,
        paths,
        apply: async (current): Promise<UpdateQuery<Candidate>> => {
          // A rejected candidate can read everything, but only change consents and data settings.
          if (current.status === 'rejected') throw new AppError('FORBIDDEN');
          const changes = { ...(await change(current, tx)), ...confirmedAgain(current, tx.at) };
          return { $set: { ...changes, ...deriveCandidate({ ...current, ...changes }) } };
        },
      });
      await record(tx, before, after);
      return showOwnProfile(ctx.actor, tx.session);
    });
  } catch (error) {
    throw await showConflict(error, () => showOwnProfile(ctx.actor));
  }
}
