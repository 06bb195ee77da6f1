import { normaliseEmail } from '@muster/contracts';
import type { Types } from 'mongoose';
import { compareAndSet } from '../../../db/record-version.ts';
import type { Tx } from '../../../db/unit-of-work.ts';
import { versionConflict } from '../../../db/versioned-update.ts';
import { announceChange } from '../../../outbox/record-changed.ts';
import { CandidateModel, type Candidate } from '../candidate.model.ts';

interface ConfirmedContact {
  candidateId: Types.ObjectId;
  contactId: Types.ObjectId;
  /** The address to which the link was sent. */
  email: string;
}

/**
 * Confirms a candidate's further address after they followed a link mailed there; false if the
 * record no longer has it.
 */
export async function noteContactConfirmed(
  tx: Tx,
  { candidateId, contactId, email }: ConfirmedContact,
): Promise<boolean> {
  const current = await CandidateModel.findOne({ _id: candidateId, deletedAt: null }, null, {
    session: tx.session,
  }).lean();
  const contact = current?.contacts.find(({ _id }) => _id.equals(contactId));
  if (!current || contact?.valueNorm !== normaliseEmail(email)) return false;
  const contacts = current.contacts.map((one) =>
    one === contact ? { ...one, verifiedAt: tx.at } : one,
  );
  const path = `contacts.${contactId.toHexString()}.verifiedAt`;
  const after = await compareAndSet<Candidate>(
    tx,
    CandidateModel,
    current,
    { $set: { contacts } },
    [path],
  );
  if (!after) throw versionConflict(current, [path]);
  announceChange(tx, 'candidate', current._id);
  return true;
}
