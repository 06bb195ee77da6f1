import type { MyInvitation } from '@muster/contracts';
import { roleName } from '@muster/kit';
import type { Translate } from '../use-messages.ts';

/** Returns “Client manager for Orchard Learning, Recruiter”. */
export const rolesText = ({ roles }: Pick<MyInvitation, 'roles'>, t: Translate): string =>
  roles
    .map(({ role, companyName }) =>
      companyName
        ? t('invitations.roleAt', { role: roleName(role), company: companyName })
        : roleName(role),
    )
    .join(', ');
