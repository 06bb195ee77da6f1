import { registerHeldRecords } from '../../users/api/owned-records.ts';
import { CompanyModel, type Company } from '../company.model.ts';

/** Clients get a new account manager when theirs leaves. */
registerHeldRecords<Company>({
  kind: 'companies',
  model: CompanyModel,
  holders: ['accountManagerId', 'recruiterId'],
  live: { status: { $ne: 'former' } },
  entity: 'company',
  action: 'company.change_manager',
  companyIdOf: ({ _id }) => _id,
});
