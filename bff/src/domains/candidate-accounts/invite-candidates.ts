import type { BulkItem, InviteProblem, candidateAccountEndpoints } from '@muster/contracts';
import { transact, type Tx } from '../../db/unit-of-work.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestContext } from '../../http/context.ts';
import type { Service } from '../../http/mount.ts';
import { findCandidateFor, type Candidate } from '../../records/candidates/candidate-lookup.ts';
import { inviteCandidate, remindInvited } from '../users/api/invite-candidate.ts';
import { invitable } from './invitable-candidate.ts';

/** Invites each candidate separately; a refused one never stops the others. */
export const inviteCandidates: Service<(typeof candidateAccountEndpoints)['invite']> = async (
  ctx,
  { body },
) => {
  const items: BulkItem[] = [];
  for (const id of new Set(body.ids)) items.push(await inviteOne(ctx, id));
  const count = (outcome: BulkItem['outcome']) =>
    items.filter((item) => item.outcome === outcome).length;
  return { items, ok: count('ok'), skipped: count('skipped'), failed: count('error') };
};

/** The idempotency key belongs to the whole request, so a single invitation does not carry it. */
async function inviteOne(ctx: RequestContext, id: string): Promise<BulkItem> {
  const { requestId, ip, session, actor } = ctx;
  let name: string | null = null;
  try {
    return await transact({ requestId, ip, session, idempotency: null }, async (tx) => {
      const candidate = await findCandidateFor(actor, 'user.inviteCandidates', id, {
        session: tx.session,
      });
      name = candidate.name;
      const problem = await invite(tx, ctx, candidate);
      if (problem === 'has_account') return { id, name, outcome: 'skipped', code: problem };
      return { id, name, outcome: problem ? 'error' : 'ok', code: problem };
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { id, name, outcome: 'error', code: error.code };
  }
}

/** Null once the mail is queued. */
async function invite(
  tx: Tx,
  { actor }: RequestContext,
  candidate: Candidate,
): Promise<InviteProblem | null> {
  const found = await invitable(candidate, tx.session);
  if (found.problem !== null) return found.problem;
  const { email, isWaiting } = found;
  const { userId, firstName, lastName } = candidate;
  if (userId && isWaiting) await remindInvited(tx, userId);
  else await inviteCandidate(tx, actor, candidate._id, { email, firstName, lastName });
  return null;
}
