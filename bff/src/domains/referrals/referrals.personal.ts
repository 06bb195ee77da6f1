import { normaliseEmail } from '@muster/contracts';
import type { QueryFilter } from 'mongoose';
import { raiseVersion } from '../../db/record-version.ts';
import type { Tx } from '../../db/unit-of-work.ts';
import type { Forget } from '../../personal/forget.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { ReferralModel, type ReferralRecord } from './referral.model.ts';

/** The fact that a candidate was referred; the referrer's identity is the referrer's own data. */
export const personalReferrals: PersonalRecords = {
  name: 'referrals',
  count: (candidateId) => ReferralModel.countDocuments({ candidateId, deletedAt: null }),
  move: (tx, { from, to }) =>
    moveRows(tx, ReferralModel, { candidateId: from }, raiseVersion({ $set: { candidateId: to } })),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      ReferralModel,
      undo,
      { candidateId: to },
      raiseVersion({ $set: { candidateId: from } }),
    ),
  collect: async (candidateId) => {
    const found = await ReferralModel.find({ candidateId, deletedAt: null })
      .sort({ createdAt: 1 })
      .lean();
    return found.map(({ createdAt, email, status }) => ({
      at: createdAt.toISOString(),
      email,
      status,
    }));
  },
  erase: (tx, candidateId) => removeNames(tx, { candidateId }),
};

/** Rewards stay in the totals, without the referred person. */
async function removeNames({ session }: Tx, theirs: QueryFilter<ReferralRecord>): Promise<void> {
  const found = await ReferralModel.find(theirs, { _id: 1 }, { session }).lean();
  for (const { _id } of found)
    await ReferralModel.updateOne(
      { _id },
      {
        $set: {
          name: '[removed]',
          email: '[removed]',
          emailNorm: `removed-${_id.toHexString()}`,
          linkedinUrl: null,
          message: '',
          note: null,
        },
      },
      { session },
    );
}

/** Referrals of a person by their address, whether or not they applied. */
export const forgetReferrals: Forget = async (tx, { emails }) => {
  if (emails.length === 0) return;
  await removeNames(tx, { emailNorm: { $in: emails.map(normaliseEmail) } });
};
