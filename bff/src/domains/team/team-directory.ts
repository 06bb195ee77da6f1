import mongoose from 'mongoose';
import type { Types } from 'mongoose';

interface Report {
  userId: Types.ObjectId;
  managerUserId: Types.ObjectId | null;
}

/** The users who report to a team lead. */
export async function reportsOf(managerUserId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const found = await mongoose.connection
    .collection<Report>('team_members')
    .find({ managerUserId, deletedAt: null }, { projection: { userId: 1 } })
    .toArray();
  return found.map(({ userId }) => userId);
}
