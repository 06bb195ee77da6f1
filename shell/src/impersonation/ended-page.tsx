import { useState } from 'react';
import type { SessionState } from '@muster/contracts';
import { Button, NoticeBar, useT } from '@muster/ui';
import { AccountActions } from '../account/account-actions.tsx';
import { AccountPage } from '../account/account-page.tsx';
import { stopActing } from '../session/session-actions.ts';
import { impersonationMessages } from './messages.ts';

type EndedPageProps = { session: Extract<SessionState, { state: 'impersonation-ended' }> };

/** Shown after an impersonation has ended: the reason, and the way back to the own session. */
export function EndedPage({ session }: EndedPageProps) {
  const t = useT(impersonationMessages);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { actorName: actor, reason, targetName: name } = session;

  async function goOn() {
    setState('busy');
    await stopActing(session).catch(() => setState('failed'));
  }

  return (
    <AccountPage title={t('ended.title', { name })} text={t(`ended.${reason}`, { name })}>
      {state === 'failed' && <NoticeBar kind="danger">{t('ended.failed')}</NoticeBar>}
      <AccountActions>
        <Button
          size="lg"
          fullWidth
          autoFocus
          loading={state === 'busy'}
          onClick={() => void goOn()}
        >
          {t('ended.goOn', { actor })}
        </Button>
      </AccountActions>
    </AccountPage>
  );
}
