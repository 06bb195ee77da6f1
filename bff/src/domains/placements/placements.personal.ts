import { forgetValues } from '../../audit/forget-values.ts';
import { followsCandidate } from '../../personal/moved-rows.ts';
import type { PersonalRecords } from '../../personal/personal-records.ts';
import { PlacementModel } from '../../records/placements/placement.model.ts';

/** A candidate's placements. They are kept by law, without the free text about them. */
export const personalPlacements: PersonalRecords = {
  name: 'placements',
  count: (candidateId) => PlacementModel.countDocuments({ candidateId }),
  ...followsCandidate(PlacementModel),
  collect: async (candidateId) => {
    const placements = await PlacementModel.find({ candidateId }).sort({ startDate: 1 }).lean();
    return placements.map((placement) => ({
      number: placement.number,
      status: placement.status,
      startDate: placement.startDate,
      plannedEndDate: placement.plannedEndDate,
      actualEndDate: placement.actualEndDate,
      hoursPerWeek: placement.hoursPerWeek,
      workEmail: placement.workEmail ?? null,
    }));
  },
  // Free text about how a contract went.
  erase: async (tx, candidateId) => {
    const { session } = tx;
    const ids = await PlacementModel.distinct('_id', { candidateId }).session(session);
    await PlacementModel.updateMany(
      { candidateId },
      { $set: { endNote: null, workEmail: null, 'rates.$[].reason': null } },
      { session },
    );
    await PlacementModel.updateMany(
      { candidateId, waiver: { $ne: null } },
      { $set: { 'waiver.reason': '' } },
      { session },
    );
    await forgetValues(tx, 'placement', ids);
  },
};
