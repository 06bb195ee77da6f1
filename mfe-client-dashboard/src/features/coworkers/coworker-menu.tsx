import { AccessMenu, type AccessMenuProps } from '@muster/blocks';
import type { CoworkerView } from '@muster/contracts';
import { api } from '../../api.ts';

interface CoworkerMenuProps {
  coworker: CoworkerView;
  onOpen: AccessMenuProps['onOpen'];
}

/** An administrator's current actions on a coworker. */
export function CoworkerMenu({ coworker, onOpen }: CoworkerMenuProps) {
  const [enable] = api.useEnableCoworkerMutation();
  const [resend] = api.useResendCoworkerInviteMutation();
  const args = { params: { id: coworker.id }, body: { version: coworker.version } };
  return (
    <AccessMenu
      person={coworker}
      run={(action) => (action === 'enable' ? enable(args) : resend(args))}
      onOpen={onOpen}
    />
  );
}
