import type { Coworkers } from '@muster/contracts';
import { Card } from '@muster/ui';
import { CoworkerRequests } from '../../shared/coworkers/coworker-requests.tsx';
import { useRequestMessages } from '../../shared/coworkers/messages.ts';

/** Invitations of managers to which the reader agrees or not. */
export function WaitingInvitations({ requests }: { requests: Coworkers['waiting'] }) {
  const t = useRequestMessages();
  return (
    <Card title={t('toAgree')} count={requests.length}>
      <CoworkerRequests requests={requests} />
    </Card>
  );
}
