import type { PersonalRecords } from '../../personal/personal-records.ts';
import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import { ClientInterviewModel, type ClientInterviewRecord } from './client-interview.model.ts';

/** Interviews of a person on jobs. */
export const personalClientInterviews: PersonalRecords = {
  name: 'clientInterviews',
  count: (candidateId) => ClientInterviewModel.countDocuments({ candidateId }),
  move: (tx, { from, to }) =>
    moveRows(tx, ClientInterviewModel, { candidateId: from }, { $set: { candidateId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(
      tx,
      ClientInterviewModel,
      undo,
      { candidateId: to },
      { $set: { candidateId: from } },
    ),
  collect: async (candidateId) =>
    (await ClientInterviewModel.find({ candidateId }).lean<ClientInterviewRecord[]>()).map(
      ({ round, status, startsAt, durationMin, message, cancelReason }) => ({
        ...{ round, status, startsAt: startsAt.toISOString(), durationMin },
        ...{ message, cancelReason },
      }),
    ),
  erase: async ({ session }, candidateId) => {
    await ClientInterviewModel.updateMany(
      { candidateId },
      { $set: { message: null, placeValue: null, endNote: null, cancelReason: null, ask: null } },
      { session },
    );
  },
};
