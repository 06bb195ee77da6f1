import type { BulkItem, BulkMailSkip } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import { isRecordId } from '../../../db/record-id.ts';
import { suppressionsOfAll } from '../../../mail/suppressions.ts';
import { checkCandidates } from '../../candidates/api/bulk-candidates.ts';
import { mailFactsOf, type MailFacts } from '../../../records/candidates/contact/mail-facts.ts';
import { mayBeMailed } from '../../../records/candidates/contact/mail-rules.ts';
import { recipientProblem } from '../../../records/candidates/contact/recipient-problem.ts';
import { whoRefuses } from '../../../records/consents/given-consents.ts';

/** Decides who would be written to, and why the others would not; each address counts once. */
export function recipientJudge(actor: Actor) {
  const taken = new Set<string>();
  return async (ids: readonly string[]): Promise<BulkItem[]> => {
    const facts = await mailFactsOf(ids);
    const emails = [...facts.values()].flatMap(({ email }) => email ?? []);
    const [suppressed, refusing] = await Promise.all([
      suppressionsOfAll(emails),
      whoRefuses(
        ids.filter(isRecordId).map((id) => new Types.ObjectId(id)),
        'contact',
      ),
    ]);
    return checkCandidates(actor, 'message.send', ids, ({ _id }) => {
      const id = _id.toHexString();
      const one = facts.get(id);
      const reasons = one?.email ? suppressed.get(one.email) : undefined;
      const code = !one
        ? 'NO_RECIPIENTS'
        : (skipOf(one) ??
          (reasons?.has('bounced')
            ? 'BOUNCED'
            : reasons?.has('unsubscribed') || refusing.has(id)
              ? 'UNSUBSCRIBED'
              : null) ??
          (taken.has(one.email ?? '') ? 'SAME_ADDRESS' : null));
      if (code) return { outcome: 'skipped', code };
      taken.add(one?.email ?? '');
      return { outcome: 'ok', code: null };
    });
  };
}

/** Returns the reason on the record itself. */
function skipOf(one: MailFacts): BulkMailSkip | null {
  if (one.email === null) return 'NO_RECIPIENTS';
  if (!mayBeMailed(one)) return 'CANDIDATE_DO_NOT_CONTACT';
  return one.canEmail ? null : 'NO_BULK_MAIL';
}

const skips = {
  no_email: 'NO_RECIPIENTS',
  do_not_contact: 'CANDIDATE_DO_NOT_CONTACT',
  unsubscribed: 'UNSUBSCRIBED',
  bounced: 'BOUNCED',
} as const satisfies Record<string, BulkMailSkip>;

/** Returns why a candidate is skipped at the moment of writing; null if not. */
export async function skipNow(
  candidate: Parameters<typeof recipientProblem>[0] & Pick<MailFacts, 'canEmail'>,
  session: Parameters<typeof recipientProblem>[1],
): Promise<BulkMailSkip | null> {
  const problem = await recipientProblem(candidate, session);
  if (problem) return skips[problem];
  return candidate.canEmail ? null : 'NO_BULK_MAIL';
}
