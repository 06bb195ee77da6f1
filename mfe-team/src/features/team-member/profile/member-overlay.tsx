import { useLocation } from 'react-router-dom';
import type { TeamMember } from '@muster/contracts';
import { OverlayScope, useUrlParam } from '@muster/kit';
import { useMemberMessages } from '../messages.ts';
import { HandoverDrawer } from '../handover/handover-drawer.tsx';
import { EditMemberDrawer } from './edit-member-drawer.tsx';
import { EmergencyContactDrawer } from './emergency-contact-drawer.tsx';

/**
 * Forms over the profile, opened by its query: `?edit=member`, `?edit=emergency`, `?edit=handover`.
 */
export function MemberOverlay({ member }: { member: TeamMember }) {
  const t = useMemberMessages();
  const { pathname, search } = useLocation();
  const [edited] = useUrlParam('edit', ['member', 'emergency', 'handover']);
  const params = new URLSearchParams(search);
  params.delete('edit');
  const rest = params.toString();
  const page = { pathname, search: rest && `?${rest}` };
  if (edited === 'member' && member.allowedActions.includes('edit'))
    return (
      <OverlayScope page={page} title={t('edit.title')}>
        <EditMemberDrawer key={member.id} member={member} />
      </OverlayScope>
    );
  if (edited === 'handover' && member.allowedActions.includes('read_handover'))
    return (
      <OverlayScope page={page} title={t('handover')}>
        <HandoverDrawer key={member.id} member={member} />
      </OverlayScope>
    );
  if (edited === 'emergency' && member.allowedActions.includes('edit_emergency_contact'))
    return (
      <OverlayScope page={page} title={t('emergency.title')}>
        <EmergencyContactDrawer key={member.id} member={member} />
      </OverlayScope>
    );
  return null;
}
