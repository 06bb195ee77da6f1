import type { Tx } from '../../../db/unit-of-work.ts';
import { companyNames } from '../../../records/companies/company-directory.ts';
import { notify } from '../../notifications/api/notify.ts';
import type { RoleAssignment } from '../../../identity/role-assignment.model.ts';

/** Notifies the inviter of the answer. */
export async function notifyInviters(
  tx: Tx,
  roles: readonly RoleAssignment[],
  { name, verb }: { name: string; verb: 'accepted' | 'declined' },
): Promise<void> {
  const names = await companyNames(
    roles.map(({ companyId }) => companyId),
    tx.session,
  );
  const [company] = names.values();
  await notify(tx, {
    topic: 'system',
    userIds: roles.flatMap(({ grantedBy }) => (grantedBy ? [grantedBy] : [])),
    title: `${name} ${verb} the invitation${company ? ` to ${company}` : ''}`,
  });
}
