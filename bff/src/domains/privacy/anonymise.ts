import type { privacyEndpoints } from '@muster/contracts';
import { transact } from '../../db/unit-of-work.ts';
import { versionConflict } from '../../db/versioned-update.ts';
import type { Service } from '../../http/mount.ts';
import { requireTypedNumber } from '../../http/typed-number.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { pendingApproval, requestApproval } from '../approvals/api/approvals.ts';
import { findCandidateFor } from '../../records/candidates/candidate-lookup.ts';
import { erasureRule, waitingRuleTask } from '../tasks/api/rule-tasks.ts';
import { accountOf } from '../../identity/people/person-account.ts';
import { anonymiseBlockOf, requireAnonymisable, retainedUntil } from './anonymise-blocks.ts';
import { anonymiseKind } from './anonymise-kind.ts';
import { countErased } from './count-erased.ts';

/** Returns the effects of anonymising, for the confirmation page. */
export const readAnonymiseEffects =
  (personal: readonly PersonalRecords[]): Service<typeof privacyEndpoints.anonymiseEffects> =>
  async ({ actor }, { params }) => {
    const candidate = await findCandidateFor(actor, 'candidate.anonymise', params.id);
    const account = await accountOf(candidate);
    const pending = await pendingApproval(anonymiseKind, candidate._id);
    const asked = await waitingRuleTask(candidate._id, erasureRule);
    const until = await retainedUntil(candidate);
    return {
      number: candidate.number,
      counts: await countErased(personal, candidate._id),
      account: account ? (account.hasOtherRoles ? 'unlinked' : 'anonymised') : 'none',
      retainedUntil: until?.toISOString() ?? null,
      askedAt: asked?.createdAt.toISOString() ?? null,
      // Whether the law still requires the data is the approvers' decision.
      blockedBy: await anonymiseBlockOf(candidate, true),
      pending: pending && {
        approvalId: pending._id.toHexString(),
        expiresAt: pending.expiresAt.toISOString(),
      },
    };
  };

/** Requests approval to anonymise a candidate, once the number is typed. */
export const askToAnonymise: Service<typeof privacyEndpoints.anonymise> = (ctx, { params, body }) =>
  transact(ctx, async (tx) => {
    const candidate = await findCandidateFor(ctx.actor, 'candidate.anonymise', params.id, {
      session: tx.session,
    });
    requireTypedNumber(body, candidate);
    await requireAnonymisable(candidate, body.legalBasisEnded, tx.session);
    if (candidate.version !== body.version) throw versionConflict(candidate, []);
    const { id, already, expiresAt } = await requestApproval(tx, anonymiseKind, {
      subjectId: candidate._id,
      payload: { legalBasisEnded: body.legalBasisEnded },
      reason: body.reason,
    });
    return { approvalId: id.toHexString(), expiresAt: expiresAt.toISOString(), already };
  });
