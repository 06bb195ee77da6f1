import { forgetValues } from '../../../audit/forget-values.ts';
import { followsCandidate } from '../../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../../personal/personal-records.ts';
import { FileRequestModel, type FileRequestRecord } from './file-request.model.ts';

/**
 * Requests to a candidate. If both records have an open one for the same type, it stays where it
 * is.
 */
export const personalRequests: PersonalRecords = {
  ...followsCandidate(FileRequestModel),
  name: 'file_requests',
  count: (candidateId) => FileRequestModel.countDocuments({ candidateId, deletedAt: null }),
  move: async (tx, { from, to }) => {
    const { session } = tx;
    const taken: FileRequestRecord['type'][] = await FileRequestModel.distinct('type', {
      candidateId: to,
      status: 'open',
    }).session(session);
    const rows = await FileRequestModel.find(
      { candidateId: from, $nor: [{ status: 'open', type: { $in: taken } }] },
      { _id: 1 },
      { session },
    ).lean();
    const ids = rows.map(({ _id }) => _id);
    await FileRequestModel.updateMany(
      { _id: { $in: ids } },
      { $set: { candidateId: to } },
      { session },
    );
    return { count: ids.length, undo: { ids: ids.map((id) => id.toHexString()) } };
  },
  collect: async (candidateId) => {
    const requests = await FileRequestModel.find({ candidateId, deletedAt: null })
      .sort({ createdAt: 1 })
      .lean();
    return requests.map(({ type, dueOn, note, status, createdAt }) => ({
      type,
      dueOn,
      note,
      status,
      at: createdAt.toISOString(),
    }));
  },
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await FileRequestModel.distinct('_id', { candidateId }).session(session);
    await forgetValues(tx, 'file_request', ids);
    await FileRequestModel.deleteMany({ candidateId }, { session });
  },
};
