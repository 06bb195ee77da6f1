import { useState } from 'react';
import type { CurrentImpersonation } from '@muster/contracts';
import { roleName } from '@muster/kit';
import { ImpersonationBanner, useT } from '@muster/ui';
import type { SignedIn } from '../routing/home-path.ts';
import { refreshSession } from '../session/session-store.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { ActDialog } from './act-dialog.tsx';
import { impersonationMessages } from './messages.ts';
import { TimeLeft } from './time-left.tsx';
import { useStopActing } from './use-stop-acting.ts';

/** The banner over every page during impersonation; empty otherwise. */
export function ImpersonationBar() {
  const snapshot = useSessionSnapshot();
  const session = snapshot.status === 'known' ? snapshot.session : null;
  if (!session || !('user' in session) || !session.impersonation) return null;
  return <Bar session={session} impersonation={session.impersonation} />;
}

const askServer = () => void refreshSession();

type BarProps = { session: SignedIn; impersonation: CurrentImpersonation };

function Bar({ session, impersonation }: BarProps) {
  const t = useT(impersonationMessages);
  const [asking, setAsking] = useState(false);
  const { stop, stopping } = useStopActing(session);
  const { actorName, companyName, expiresAt, mayAct, mode, reason, targetName, targetRole } =
    impersonation;
  const role = roleName(targetRole);
  const viewOnly = mode === 'view_only';
  return (
    <>
      <ImpersonationBanner
        actorName={actorName}
        name={targetName}
        role={companyName ? t('roleAt', { role, company: companyName }) : role}
        viewOnly={viewOnly}
        reason={reason}
        timeLeft={<TimeLeft name={targetName} expiresAt={expiresAt} onEnd={askServer} />}
        onAct={viewOnly && mayAct ? () => setAsking(true) : undefined}
        onStop={stop}
        stopping={stopping}
      />
      {asking && (
        <ActDialog
          session={session}
          impersonation={impersonation}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
