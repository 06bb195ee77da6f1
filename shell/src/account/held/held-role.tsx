import { useState } from 'react';
import { errorText, roleName } from '@muster/kit';
import { Button, DecisionModal, NoticeBar, OverlayFooter } from '@muster/ui';
import type { ActiveRole, SignedIn } from '../../routing/home-path.ts';
import { giveUpWork, resumeWork } from '../../session/session-actions.ts';
import { useMessages } from '../use-messages.ts';

interface HeldRoleProps {
  held: ActiveRole;
  waiting: SignedIn;
  /** The name of the user's current role. */
  to: string;
}

/** Another tab switched the role: return to the role of the input, or give the input up. */
export function HeldRole({ held, waiting, to }: HeldRoleProps) {
  const t = useMessages();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const role = roleName(held.role);
  const hasRole = waiting.assignments.some(({ id }) => id === held.assignmentId);

  async function switchBack() {
    setPending(true);
    await resumeWork(waiting).catch((error: unknown) => setFailure(errorText(error)));
    setPending(false);
  }

  return (
    <DecisionModal
      opened
      onClose={() => undefined}
      title={t('held.otherRoleTitle', { role: to })}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={giveUpWork}>
            {t('held.discard', { name: to })}
          </Button>
          {hasRole && (
            <Button size="md" loading={pending} onClick={() => void switchBack()}>
              {t('held.switchBack', { role })}
            </Button>
          )}
        </OverlayFooter>
      }
    >
      {failure && <NoticeBar kind="danger">{failure}</NoticeBar>}
      {t('held.otherRoleText', { role })}
    </DecisionModal>
  );
}
