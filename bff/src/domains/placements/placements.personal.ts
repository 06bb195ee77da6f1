import { moveRows, moveRowsBack } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { PlacementModel } from './placement.model.ts';
import type { Placement } from './placement.model.ts';

/** Where somebody worked. Placements are kept by law and hold no personal value of their own. */
export const personalPlacements: PersonalRecords = {
  name: 'placements',
  count: (candidateId) => PlacementModel.countDocuments({ candidateId }),
  move: (tx, { from, to }) =>
    moveRows(tx, PlacementModel, { candidateId: from }, { $set: { candidateId: to } }),
  moveBack: (tx, { from, to }, undo) =>
    moveRowsBack(tx, PlacementModel, undo, { candidateId: to }, { $set: { candidateId: from } }),
  collect: async (candidateId) => {
    const placements = await PlacementModel.find({ candidateId })
      .sort({ startDate: 1 })
      .lean<Placement[]>();
    return placements.map((placement) => ({
      number: placement.number,
      status: placement.status,
      startDate: placement.startDate,
      plannedEndDate: placement.plannedEndDate,
      actualEndDate: placement.actualEndDate,
      hoursPerWeek: placement.hoursPerWeek,
    }));
  },
  erase: () => Promise.resolve(),
};
