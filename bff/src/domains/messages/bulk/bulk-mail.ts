import type { MailHours } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Actor } from '../../../auth/actor.ts';
import type { BulkAction, BulkDone } from '../../../bulk/bulk-action.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError } from '../../../http/app-error.ts';
import { UserModel, type User } from '../../../identity/user.model.ts';
import { EmailMessageModel } from '../../../mail/email-message.model.ts';
import { candidatesList, namesOfCandidates } from '../../candidates/api/bulk-candidates.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import { fillForCandidate } from '../../email-templates/api/fill-words.ts';
import { bestLanguage, wordsFor } from '../../email-templates/api/in-language.ts';
import { findUsable } from '../../email-templates/api/usable-template.ts';
import { findActiveStaff, type StaffMember } from '../../../identity/people/people.ts';
import { recipientJudge, skipNow } from './judge-recipients.ts';
import { MessageBatchModel } from './message-batch.model.ts';
import { queueBatchMail } from './queue-batch-mail.ts';
import { takeBack } from './take-back.ts';

/** The batch, and the hours in which the agency sends mails. */
export interface BulkMailParams {
  batchId: string;
  hours: MailHours | null;
}

const skipped = (code: string): BulkDone => ({ outcome: 'skipped', code });

/** One mail to each of many candidates, with a limited number sent per minute. */
export const bulkMail: BulkAction<BulkMailParams> = {
  kind: 'candidate.email',
  permission: 'candidate.bulkEmail',
  source: candidatesList,
  targetOf: async (_actor, { batchId }) =>
    (await MessageBatchModel.findById(batchId, { subject: 1 }).lean())?.subject ?? null,
  namesOf: namesOfCandidates,
  prepare: async (actor, { batchId, hours }) => {
    const [author] = await findActiveStaff([actor.userId]);
    if (!author) throw new AppError('FORBIDDEN', { context: { role: actor.role } });
    const signature = await signatureOf(author);
    const copies = addressesOnce();
    return {
      check: recipientJudge(actor),
      run: (tx, id) => writeOne(tx, actor, id, { batchId, hours, author, signature, copies }),
      undo: async (tx, _id, undo) => {
        const { mailId } = undo as { mailId: string };
        return (await takeBack(tx, mailId))
          ? { outcome: 'ok', code: null }
          : skipped('ALREADY_SENT');
      },
    };
  },
};

interface Writing extends BulkMailParams {
  author: StaffMember;
  signature: Pick<User, 'mailSignature'>;
  /** Returns the addresses of colleagues who get a copy. */
  copies: (ids: readonly Types.ObjectId[]) => Promise<readonly string[]>;
}

/**
 * Returns the current addresses of a batch's copy recipients, read once for all of its mails; a
 * colleague who left gets no copies.
 */
function addressesOnce(): Writing['copies'] {
  let found: readonly string[] | null = null;
  return async (ids) => (found ??= (await findActiveStaff(ids)).map(({ email }) => email));
}

const signatureOf = async ({ id }: StaffMember): Promise<Pick<User, 'mailSignature'>> =>
  (await UserModel.findById(id, { mailSignature: 1 }).lean()) ?? {};

async function writeOne(
  tx: Tx,
  actor: Actor,
  id: string,
  { batchId, hours, author, signature, copies }: Writing,
): Promise<BulkDone> {
  const { session } = tx;
  const candidate = await findCandidateFor(actor, 'message.send', id, { session });
  const batch = new Types.ObjectId(batchId);
  const subjectId = candidate._id.toHexString();
  if (await EmailMessageModel.exists({ batchId: batch, subjectId }).session(session))
    return skipped('ALREADY_WRITTEN');
  const skip = await skipNow(candidate, session);
  if (skip) return skipped(skip);
  if (await EmailMessageModel.exists({ batchId: batch, to: candidate.email }).session(session))
    return skipped('SAME_ADDRESS');
  // Counting conflicts with cancelling the batch: one of the two comes first.
  const counted = await MessageBatchModel.findOneAndUpdate(
    { _id: batch, stoppedAt: null },
    { $inc: { written: 1 } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!counted) return skipped('STOPPED');
  const template =
    counted.templateId === null
      ? null
      : await findUsable(actor, counted.templateId.toHexString(), 'candidate', session);
  const words = wordsFor(template, counted, bestLanguage(candidate.languages ?? []));
  const filled = fillForCandidate(words, candidate, author.name);
  if (filled.missing.length > 0) return { outcome: 'error', code: 'VARIABLE_NOT_FILLED' };
  const cc = await copies(counted.copyIds ?? []);
  const mailId = await queueBatchMail(tx, candidate, {
    batch: counted,
    filled,
    author,
    hours,
    signature,
    cc,
  });
  return { outcome: 'ok', code: null, undo: { mailId } };
}
