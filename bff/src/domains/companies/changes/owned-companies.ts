import { registerHeldRecords } from '../../users/api/owned-records.ts';
import { CompanyModel, type Company } from '../company.model.ts';

/** Clients go to somebody else when who looks after them leaves. */
registerHeldRecords<Company>({
  kind: 'companies',
  model: CompanyModel,
  holders: ['accountManagerId', 'recruiterId'],
  live: { status: { $ne: 'former' } },
  entity: 'company',
  action: 'company.change_manager',
  companyIdOf: ({ _id }) => _id,
});
