import { registerOwnedRecords } from '../../users/api/owned-records.ts';
import { CandidateModel, type Candidate } from '../candidate.model.ts';
import { changeOwner } from './change-owner.ts';
import { notifyNewOwner } from './owner-notice.ts';

/** Candidates get a new owner when theirs leaves. */
registerOwnedRecords({
  kind: 'candidates',
  count: (userId) => CandidateModel.countDocuments({ ownerUserId: userId, deletedAt: null }),
  reassign: async (tx, from, to) => {
    const owned = await CandidateModel.find(
      { ownerUserId: from, deletedAt: null },
      { version: 1 },
      { session: tx.session },
    ).lean<Pick<Candidate, '_id' | 'version'>[]>();
    for (const candidate of owned) await changeOwner(tx, candidate, to);
    await notifyNewOwner(
      tx,
      to,
      owned.map(({ _id }) => _id),
    );
    return owned.length;
  },
});
