import { candidatesRoutes, href } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit, changesBetween } from '../../../audit/audit.service.ts';
import { systemContext, transact } from '../../../db/unit-of-work.ts';
import { updateVersioned } from '../../../db/versioned-update.ts';
import { mailOfAccount } from '../../../identity/account-mail.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { notify } from '../../notifications/api/notify.ts';
import { isTakenMail } from '../duplicates/taken-mail.ts';
import { deriveCandidate } from '../record/derive-candidate.ts';

/**
 * Copies a user's new sign-in address to their candidate record, so that mails go where they read
 * them. If another record has that address, the owner is notified, and the old one stays.
 * Idempotent.
 */
export async function followAccountMail(userId: Types.ObjectId): Promise<void> {
  const ctx = systemContext(`account-mail:${userId.toHexString()}`);
  try {
    await transact(ctx, async (tx) => {
      const { session } = tx;
      const account = await mailOfAccount(userId, session);
      const candidate = await CandidateModel.findOne({ userId, deletedAt: null }, null, {
        session,
      }).lean();
      if (!account || !candidate || candidate.emailNorm === account.emailNorm) return;
      const { before, after } = await updateVersioned<Candidate>(tx, CandidateModel, {
        filter: { _id: candidate._id },
        base: candidate.version,
        paths: ['email'],
        apply: (current) => {
          const { email, emailNorm } = account;
          const changed = { ...current, email, emailNorm };
          return { $set: { email, emailNorm, ...deriveCandidate(changed) } };
        },
      });
      await audit(tx, {
        action: 'candidate.update_contact',
        entity: 'candidate',
        entityId: after._id,
        changes: changesBetween<Candidate>(before, after, ['email']),
      });
    });
  } catch (error) {
    if (!isTakenMail(error)) throw error;
    await notifyOwner(userId);
  }
}

/** Two records seem to be one person: staff have to decide. */
const notifyOwner = (userId: Types.ObjectId): Promise<void> =>
  transact(systemContext(`account-mail:${userId.toHexString()}`), async (tx) => {
    const candidate = await CandidateModel.findOne(
      { userId, deletedAt: null },
      { ownerUserId: 1 },
      { session: tx.session },
    ).lean();
    if (!candidate?.ownerUserId) return;
    const { _id, ownerUserId } = candidate;
    await notify(tx, {
      topic: 'assignment',
      userIds: [ownerUserId],
      title: '{name} signs in with an address that another record has',
      body: 'E-mails still go to the address on the record. Merge the two, or correct one of them.',
      link: href(candidatesRoutes.profile, { id: _id.toHexString() }),
      subject: { type: 'candidate', id: _id },
      groupKey: `candidate.account-mail ${_id.toHexString()}`,
    });
  });
