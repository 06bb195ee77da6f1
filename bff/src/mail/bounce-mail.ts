import { messageMachine, type DeliveryProblem } from '@muster/contracts';
import type { Types } from 'mongoose';
import { audit } from '../audit/audit.service.ts';
import type { Tx } from '../db/unit-of-work.ts';
import { announceSettled } from '../outbox/mail-settled.ts';
import { EmailMessageModel, type EmailMessage } from './email-message.model.ts';
import { suppressAddress } from './suppressions.ts';

interface Bounce {
  problem: DeliveryProblem;
  /** The message of the server that could not deliver it. */
  said: string;
}

/**
 * Handles a bounced mail. An address that does not exist goes on the suppression list; a full
 * mailbox may be written to again. Returns null if the mail had bounced before.
 */
export async function bounceMail(
  tx: Tx,
  _id: Types.ObjectId,
  { problem, said }: Bounce,
): Promise<EmailMessage | null> {
  const { from, to } = messageMachine.transitions.bounce;
  const status = { $in: from.filter((state) => state === 'sent') };
  const bounced = await EmailMessageModel.findOneAndUpdate(
    { _id, status },
    { $set: { status: to as 'bounced', problem, lastError: said.slice(0, 500) } },
    { session: tx.session, returnDocument: 'after' },
  ).lean();
  if (!bounced) return null;
  announceSettled(tx, bounced);
  if (problem === 'address_unknown')
    for (const email of bounced.to) await suppressAddress(tx, email, 'bounced');
  await audit(tx, {
    action: 'message.bounce',
    entity: 'message',
    entityId: _id,
    actorKind: 'job',
    changes: [{ path: 'status', before: 'sent', after: 'bounced' }],
  });
  return bounced;
}
