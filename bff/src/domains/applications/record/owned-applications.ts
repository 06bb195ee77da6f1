import { registerHeldRecords } from '../../users/api/owned-records.ts';
import { ApplicationModel, type Application } from '../application.model.ts';

/** Who is on a job goes on to be looked after when a recruiter leaves. */
registerHeldRecords<Application>({
  kind: 'applications',
  model: ApplicationModel,
  holders: ['ownerUserId'],
  live: { status: 'active' },
  entity: 'application',
  action: 'application.change_owner',
  companyIdOf: ({ companyId }) => companyId,
});
