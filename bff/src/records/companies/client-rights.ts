import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../auth/actor.ts';
import type { CompanyUser } from './company-user.model.ts';
import { membershipOf } from './company-directory.ts';

/** The rights of a client user in their company, beyond their role. */
export interface ClientRights {
  companyId: CompanyUser['companyId'];
  membership: CompanyUser | null;
  /** Whether they decide for the client; others ask a colleague. */
  decides: boolean;
  seesBillRates: boolean;
}

/** @throws AppError NOT_FOUND if the current role belongs to no company */
export async function clientRightsOf(actor: Actor): Promise<ClientRights> {
  const { companyId } = actor;
  if (!companyId) throw new AppError('NOT_FOUND');
  const membership = await membershipOf(companyId, actor.userId);
  return {
    companyId,
    membership,
    decides: Boolean(membership?.canDecide) && actor.can('clientJob.select'),
    seesBillRates: Boolean(membership?.canSeeBillRates) && actor.role !== 'client_viewer',
  };
}
