import { candidatesRoutes, href } from '@muster/contracts';
import { holdsInSomeRole } from '../../../identity/people/require-colleague.ts';
import { amongSome, heldItem, listHeld } from '../../../owned/held-list.ts';
import type { OwnedRecords } from '../../../owned/owned-records.ts';
import { candidateVisibility } from '../../../records/candidates/candidate-names.ts';
import { CandidateModel, type Candidate } from '../../../records/candidates/candidate.model.ts';
import { changeOwner } from './change-owner.ts';
import { notifyNewOwner } from './owner-notice.ts';

/** Candidates get a new owner when theirs leaves. */
export const ownedCandidates: OwnedRecords = {
  kind: 'candidates',
  count: (userId, session = null) =>
    CandidateModel.countDocuments({ ownerUserId: userId, deletedAt: null }).session(session),
  list: (actor, userId) =>
    listHeld<Candidate>(CandidateModel, { ownerUserId: userId, deletedAt: null }, actor, {
      sight: candidateVisibility,
      sort: { lastContactedAt: -1 },
      show: (rows) =>
        rows.map((row) =>
          heldItem(row, {
            label: row.name,
            about: row.number,
            href: href(candidatesRoutes.profile, { id: row._id.toHexString() }),
            lastWordAt: row.lastContactedAt?.toISOString() ?? null,
          }),
        ),
    }),
  mayHold: (_tx, to) => Promise.resolve(holdsInSomeRole(to, 'candidate.read')),
  reassign: async (tx, from, to, some) => {
    const owned = await CandidateModel.find(
      amongSome<Candidate>({ ownerUserId: from, deletedAt: null }, some),
      { version: 1 },
      { session: tx.session },
    ).lean();
    for (const candidate of owned) await changeOwner(tx, candidate, to);
    await notifyNewOwner(
      tx,
      to,
      owned.map(({ _id }) => _id),
    );
    return owned.length;
  },
};
