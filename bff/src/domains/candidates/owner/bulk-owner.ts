import type { candidateEndpoints } from '@muster/contracts';
import { Types } from 'mongoose';
import type { BulkAction, BulkDone } from '../../../bulk/bulk-action.ts';
import { invalidField } from '../../../http/app-error.ts';
import type { Service } from '../../../http/mount.ts';
import { runBulk } from '../../operations/api/bulk.ts';
import { findPeople, isActiveStaff } from '../../../identity/people/people.ts';
import { findCandidateFor } from '../../../records/candidates/candidate-lookup.ts';
import type { Candidate } from '../../../records/candidates/candidate.model.ts';
import { candidatesList } from '../candidates.list.ts';
import { changeOwner } from './change-owner.ts';
import { checkCandidates, namesOfCandidates } from '../record/check-candidates.ts';
import { notifyNewOwner } from './owner-notice.ts';

interface Params {
  ownerUserId: Types.ObjectId;
}

const permission = 'candidate.bulkOwner';
const done: BulkDone = { outcome: 'ok', code: null };
const already: BulkDone = { outcome: 'skipped', code: 'ALREADY_OWNER' };
const changedSince: BulkDone = { outcome: 'skipped', code: 'CHANGED_SINCE' };
const formerOwnerLeft: BulkDone = { outcome: 'error', code: 'FORMER_OWNER_LEFT' };

/** Gives several candidates one owner; undo returns each to its previous owner. */
export const ownerChange: BulkAction<Params> = {
  kind: 'candidate.owner',
  permission,
  source: candidatesList,
  targetOf: async (_actor, { ownerUserId }) =>
    (await findPeople([ownerUserId])).ref(ownerUserId)?.name ?? null,
  namesOf: namesOfCandidates,
  prepare: async (actor, { ownerUserId }) => {
    if (!(await isActiveStaff(ownerUserId))) throw invalidField('ownerUserId', 'NOT_FOUND');
    const isTheirs = (candidate: Pick<Candidate, 'ownerUserId'>) =>
      candidate.ownerUserId.equals(ownerUserId);
    return {
      check: (ids) =>
        checkCandidates(actor, permission, ids, (candidate) =>
          isTheirs(candidate) ? already : done,
        ),
      run: async (tx, id) => {
        const candidate = await findCandidateFor(actor, permission, id, { session: tx.session });
        if (isTheirs(candidate)) return already;
        await changeOwner(tx, candidate, ownerUserId);
        return { ...done, undo: candidate.ownerUserId };
      },
      undo: async (tx, id, former) => {
        const candidate = await findCandidateFor(actor, permission, id, { session: tx.session });
        if (!isTheirs(candidate)) return changedSince;
        const formerOwner = new Types.ObjectId(String(former));
        if (!(await isActiveStaff(formerOwner, tx.session))) return formerOwnerLeft;
        await changeOwner(tx, candidate, formerOwner);
        return done;
      },
      tell: (tx, ids) => notifyNewOwner(tx, ownerUserId, ids),
    };
  },
};

/**
 * Gives the selected candidates one owner; each change is separate, a failed one never stops the
 * others.
 */
export const bulkOwner: Service<typeof candidateEndpoints.bulkOwner> = (ctx, { body }) => {
  const { ownerUserId, ...asked } = body;
  return runBulk(ctx, ownerChange, asked, { ownerUserId: new Types.ObjectId(ownerUserId) });
};
