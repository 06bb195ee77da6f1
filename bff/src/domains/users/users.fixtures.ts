import mongoose, { Types } from 'mongoose';

let lastNumber = 0;

/** A client company as far as accounts need one: a name and an account manager. */
export async function createCompany(
  name: string,
  accountManagerId: Types.ObjectId | null = null,
): Promise<Types.ObjectId> {
  lastNumber += 1;
  const _id = new Types.ObjectId();
  await mongoose.connection.collection('companies').insertOne({
    _id,
    number: `CO-${String(lastNumber).padStart(4, '0')}`,
    name,
    nameNorm: name.toLowerCase(),
    accountManagerId,
    status: 'active',
    deletedAt: null,
  });
  return _id;
}
