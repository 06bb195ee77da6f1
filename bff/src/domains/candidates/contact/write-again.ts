import type { candidateEndpoints, MailProblem } from '@muster/contracts';
import { audit } from '../../../audit/audit.service.ts';
import { transact, type Tx } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { openAddress } from '../../../mail/suppressions.ts';
import { addConsent } from '../../../records/consents/consents.ts';
import { findCandidateFor, requireReach } from '../../../records/candidates/candidate-lookup.ts';
import { recipientProblem } from '../../../records/candidates/contact/recipient-problem.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { explainConflict } from '../record/change-candidate.ts';
import { showCandidate } from '../record/show-candidate.ts';

/**
 * Reopens a record's current address after a bounce or an unsubscription. Idempotent; if the record
 * has another address by now, that is a conflict.
 */
export const writeAgain: Service<typeof candidateEndpoints.writeAgain> = async (
  ctx,
  { params, body },
) => {
  const { version, problem, reason, consent } = body;
  if (problem === 'unsubscribed' && !consent) throw invalidField('consent', 'REQUIRED');
  try {
    return await transact(ctx, async (tx) => {
      const { session } = tx;
      const candidate = await findCandidateFor(ctx.actor, 'candidate.updateContact', params.id, {
        session,
      });
      if (consent) requireReach(ctx.actor, 'consent.record', candidate);
      const present = await recipientProblem(candidate, session);
      if (present === 'do_not_contact') throw new AppError('CANDIDATE_DO_NOT_CONTACT');
      if (present !== problem) return showCandidate(ctx.actor, candidate, session);
      const { after } = await updateVersioned<Candidate>(tx, CandidateModel, {
        filter: { _id: candidate._id },
        base: version,
        paths: ['email'],
        apply: () => ({ $set: {} }),
      });
      await open(tx, after, problem);
      if (consent)
        await addConsent(tx, {
          candidateId: after._id,
          purpose: 'contact',
          granted: true,
          ...consent,
          note: reason,
        });
      await audit(tx, {
        action: 'candidate.write_again',
        entity: 'candidate',
        entityId: after._id,
        changes: [
          { path: 'mailProblem', before: problem, after: null },
          { path: 'mailReason', before: null, after: reason },
        ],
      });
      return showCandidate(ctx.actor, after, session);
    });
  } catch (error) {
    throw await explainConflict(ctx, params.id, error);
  }
};

const open = async (tx: Tx, { email }: Candidate, problem: MailProblem): Promise<void> => {
  if (email !== null) await openAddress(tx, email, problem);
};
