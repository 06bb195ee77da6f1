import type { MyInvitation } from '@muster/contracts';
import { roleName } from '@muster/kit';
import type { Words } from '../use-words.ts';

/** “Client manager for Orchard Learning, Recruiter”. */
export const rolesText = ({ roles }: Pick<MyInvitation, 'roles'>, t: Words): string =>
  roles
    .map(({ role, companyName }) =>
      companyName
        ? t('invitations.roleAt', { role: roleName(role), company: companyName })
        : roleName(role),
    )
    .join(', ');
