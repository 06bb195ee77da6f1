import type { Types } from 'mongoose';
import { CompanyModel } from './company.model.ts';

/** Returns a user's substitute at the clients they look after; the first one named. */
export async function coverOf(userId: Types.ObjectId): Promise<Types.ObjectId | null> {
  const companies = await CompanyModel.find({ 'team.userId': userId, deletedAt: null }, { team: 1 })
    .sort({ _id: 1 })
    .lean();
  const [cover] = companies.flatMap(({ team }) =>
    team.flatMap((seat) =>
      seat.userId.equals(userId) && seat.backupUserId ? [seat.backupUserId] : [],
    ),
  );
  return cover ?? null;
}
