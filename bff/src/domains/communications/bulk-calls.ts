import type { CallCreate, communicationEndpoints } from '@muster/contracts';
import type { BulkAction, BulkDone } from '../../bulk/bulk-action.ts';
import { audit } from '../../audit/audit.service.ts';
import { softDelete } from '../../db/soft-delete.ts';
import type { Service } from '../../http/mount.ts';
import {
  candidatesList,
  checkCandidates,
  namesOfCandidates,
} from '../candidates/api/bulk-candidates.ts';
import { findCandidateFor } from '../../records/candidates/candidate-lookup.ts';
import { runBulk } from '../operations/api/bulk.ts';
import { withdrawPromisesOf } from '../promises/api/track-promises.ts';
import { CallLogModel, type CallLog } from './call-log.model.ts';
import { requireRecent, writeCall } from './log-call.ts';

const permission = 'candidate.logCall';
const done: BulkDone = { outcome: 'ok', code: null };
const removedSince: BulkDone = { outcome: 'skipped', code: 'CHANGED_SINCE' };

/** A bulk action that logs one call for several people; undoing it removes each entry. */
export const callsLogged: BulkAction<CallCreate> = {
  kind: 'candidate.call',
  permission,
  source: candidatesList,
  targetOf: async () => null,
  namesOf: namesOfCandidates,
  prepare: async (actor, call) => ({
    check: (ids) => checkCandidates(actor, permission, ids, () => done),
    run: async (tx, id) => {
      const candidate = await findCandidateFor(actor, permission, id, { session: tx.session });
      const { _id } = await writeCall(tx, { type: 'candidate', _id: candidate._id }, call);
      return { ...done, undo: _id.toHexString() };
    },
    undo: async (tx, _id, callId) => {
      const call = await CallLogModel.findOne({ _id: String(callId), deletedAt: null }, null, {
        session: tx.session,
      }).lean();
      if (!call) return removedSince;
      const { _id: found, version } = call;
      await softDelete<CallLog>(tx, CallLogModel, { _id: found }, { reason: null, version });
      await withdrawPromisesOf(tx, { source: 'call', sourceId: found });
      await audit(tx, { action: 'call.remove', entity: 'call', entityId: found });
      return done;
    },
  }),
};

/** Logs one call for each of the selected people. */
export const logCalls: Service<typeof communicationEndpoints.logCalls> = (ctx, { body }) => {
  const { happenedAt, direction, outcome, minutes, note, ...asked } = body;
  const call = { happenedAt, direction, outcome, minutes, note, isPrivate: false };
  requireRecent({ at: new Date() }, call);
  return runBulk(ctx, callsLogged, asked, call);
};
