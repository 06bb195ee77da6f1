import { takesNewJobs } from '@muster/contracts';
import { Types } from 'mongoose';
import type { Tx } from '../../../db/unit-of-work.ts';
import { AppError, invalidField } from '../../../http/app-error.ts';
import { findLiveCompany, type Company } from '../../../records/companies/company-lookup.ts';

/**
 * Returns the client of a new job. @throws AppError VALIDATION_FAILED at `path`, COMPANY_BLOCKED
 */
export async function clientOf(tx: Tx, id: string, path: string): Promise<Company> {
  const company = await findLiveCompany(new Types.ObjectId(id), tx.session);
  if (!company) throw invalidField(path, 'NOT_FOUND');
  if (company.status === 'blocked') throw new AppError('COMPANY_BLOCKED');
  if (!takesNewJobs(company.status)) throw invalidField(path, 'NOT_ALLOWED');
  return company;
}
