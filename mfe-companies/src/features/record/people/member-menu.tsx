import { AccessMenu, type AccessMenuProps } from '@muster/blocks';
import type { CompanyRecord, CompanyUserView } from '@muster/contracts';
import { api } from '../../../api.ts';

interface MemberMenuProps {
  company: CompanyRecord;
  member: CompanyUserView;
  onOpen: AccessMenuProps['onOpen'];
}

/** Current actions on a user’s access. */
export function MemberMenu({ company, member, onOpen }: MemberMenuProps) {
  const [enable] = api.useCompanyUsersEnableMutation();
  const [resend] = api.useCompanyUsersResendInviteMutation();
  const args = {
    params: { id: company.id, memberId: member.id },
    body: { version: member.version },
  };
  return (
    <AccessMenu
      person={member}
      run={(action) => (action === 'enable' ? enable(args) : resend(args))}
      onOpen={onOpen}
    />
  );
}
