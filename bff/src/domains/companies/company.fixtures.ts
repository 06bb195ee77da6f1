import { Types } from 'mongoose';
import { formatNumber, takeNumber } from '../../db/counter.ts';
import { foldText } from '../../db/fold-text.ts';
import { CompanyModel, type Company } from '../../records/companies/company.model.ts';

/** Creates a client directly in the database. */
export async function createCompany(changes: Partial<Company> = {}): Promise<Company> {
  const number = formatNumber('company', await takeNumber('company'));
  const name = changes.name ?? `Company ${number}`;
  const company = await CompanyModel.create({
    number,
    name,
    nameKey: foldText(name),
    status: 'active',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    accountManagerId: new Types.ObjectId(),
    ...changes,
  });
  return company.toObject();
}
