import mongoose from 'mongoose';
import type { ClientSession, Types } from 'mongoose';

interface NamedCompany {
  _id: Types.ObjectId;
  name: string;
  accountManagerId: Types.ObjectId | null;
}

const companies = () => mongoose.connection.collection<NamedCompany>('companies');

/** The names of some companies by id, with one query. */
export async function companyNames(
  ids: readonly (Types.ObjectId | null)[],
  session: ClientSession | null = null,
): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const found = await companies()
    .find({ _id: { $in: wanted } }, { projection: { name: 1 }, ...(session && { session }) })
    .toArray();
  return new Map(found.map(({ _id, name }) => [_id.toHexString(), name]));
}

/** The companies that an account manager looks after. */
export async function companiesManagedBy(userId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const found = await companies()
    .find({ accountManagerId: userId, deletedAt: null }, { projection: { _id: 1 } })
    .toArray();
  return found.map(({ _id }) => _id);
}
