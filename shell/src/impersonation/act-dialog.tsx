import { useState } from 'react';
import type { CurrentImpersonation } from '@muster/contracts';
import { ConfirmModal, NoticeBar, useT } from '@muster/ui';
import type { SignedIn } from '../routing/home-path.ts';
import { switchToAct } from '../session/session-actions.ts';
import { impersonationMessages } from './messages.ts';

type ActDialogProps = {
  session: SignedIn;
  impersonation: CurrentImpersonation;
  onClose: () => void;
};

/** The second confirmation: what may be changed for the person, what never may, and who is told. */
export function ActDialog({ session, impersonation, onClose }: ActDialogProps) {
  const t = useT(impersonationMessages);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const names = { name: impersonation.targetName, actor: impersonation.actorName };

  async function confirm() {
    setState('busy');
    await switchToAct(session).then(onClose, () => setState('failed'));
  }

  return (
    <ConfirmModal
      opened
      title={t('act.title', names)}
      confirmLabel={t('act.confirm')}
      cancelLabel={t('act.keep')}
      pending={state === 'busy'}
      effects={(['may', 'never', 'recorded', 'told'] as const).map((id) => ({
        id,
        text: t(`act.${id}`, names),
      }))}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {state === 'failed' && <NoticeBar kind="danger">{t('act.failed')}</NoticeBar>}
    </ConfirmModal>
  );
}
