import type { Types } from 'mongoose';
import { createCompany } from '../companies/company.fixtures.ts';

/** The id of a new client company of this name, looked after by this account manager. */
export async function companyOf(
  name: string,
  accountManagerId?: Types.ObjectId,
): Promise<Types.ObjectId> {
  const company = await createCompany({ name, ...(accountManagerId && { accountManagerId }) });
  return company._id;
}
