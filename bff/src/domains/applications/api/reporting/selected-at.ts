import type { Types } from 'mongoose';
import { ApplicationModel } from '../../../../records/applications/application.model.ts';

/** Returns when the client selected each of these applications, by id, with one query. */
export async function selectedAtOf(
  ids: readonly (Types.ObjectId | null | undefined)[],
): Promise<ReadonlyMap<string, Date>> {
  const wanted = ids.filter((id) => id !== null && id !== undefined);
  if (wanted.length === 0) return new Map();
  const rows = await ApplicationModel.find(
    { _id: { $in: wanted }, selectedAt: { $ne: null } },
    { selectedAt: 1 },
  ).lean();
  return new Map(
    rows.flatMap(({ _id, selectedAt }): [string, Date][] =>
      selectedAt ? [[_id.toHexString(), selectedAt]] : [],
    ),
  );
}
