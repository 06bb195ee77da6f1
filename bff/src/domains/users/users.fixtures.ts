import type { Types } from 'mongoose';
import { createCompany } from '../companies/company.fixtures.ts';

/** Creates a client company of this name with this account manager; returns its id. */
export async function companyOf(
  name: string,
  accountManagerId?: Types.ObjectId,
): Promise<Types.ObjectId> {
  const company = await createCompany({ name, ...(accountManagerId && { accountManagerId }) });
  return company._id;
}
