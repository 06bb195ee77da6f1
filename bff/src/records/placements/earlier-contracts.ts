import { Types } from 'mongoose';
import { earlierValues } from '../../audit/earlier-values.ts';
import { PlacementModel } from './placement.model.ts';

/**
 * Reads the states of placements at a moment: which changed since, and which state some were in.
 */
export async function contractStatesAt(moment: Date) {
  const earlier = await earlierValues('placement', moment, ['status']);
  return {
    changed: [...earlier.keys()].map((id) => new Types.ObjectId(id)),
    /**
     * Returns states by id; ids given as text come from the audit trail of the records that refer
     * to them.
     */
    of: async (
      ids: readonly (Types.ObjectId | string | null)[],
    ): Promise<ReadonlyMap<string, string>> => {
      const named = ids.filter((id) => id !== null).map((id) => new Types.ObjectId(String(id)));
      const rows = await PlacementModel.find({ _id: { $in: named } }, { status: 1 }).lean();
      return new Map(
        rows.map(({ _id, status }) => {
          const id = _id.toHexString();
          const before = earlier.get(id)?.['status'];
          return [id, typeof before === 'string' ? before : status];
        }),
      );
    },
  };
}
