import { Types } from 'mongoose';
import { foldText } from '../../../db/fold-text.ts';
import { takeNumber, formatNumber } from '../../../db/counter.ts';
import { CompanyModel } from '../../../records/companies/company.model.ts';
import type { DemoSetting } from '../../../demo/demo-setting.ts';
import { peopleWithRole } from '../../../demo/demo-people.ts';
import { demoCompanies } from './clients.data.ts';

/** Ids of the clients by the key of the data file. */
export type DemoClients = ReadonlyMap<string, Types.ObjectId>;

/** Writes six clients. */
export async function seedClients({
  people,
  time,
  random,
}: Omit<DemoSetting, 'candidates'>): Promise<DemoClients> {
  const managers = peopleWithRole(people, 'account_manager');
  const first = await takeNumber('company', demoCompanies.length);
  const rows = demoCompanies.map(({ key, blindSubmission = false, ...company }, index) => ({
    key,
    ...company,
    blindSubmission,
    _id: new Types.ObjectId(random.id()),
    number: formatNumber('company', first + index),
    nameKey: foldText(company.name),
    accountManagerId: managers[index % managers.length],
    createdAt: time.ago(420 - index * 20),
  }));
  await CompanyModel.insertMany(rows.map(({ key: _key, ...row }) => row));
  return new Map(rows.map(({ key, _id }) => [key, _id]));
}
