import { useState } from 'react';
import { toast, useT } from '@muster/ui';
import type { SignedIn } from '../routing/home-path.ts';
import { stopActing } from '../session/session-actions.ts';
import { impersonationMessages } from './messages.ts';

/** Returns a function that ends the impersonation; a failure is reported and changes nothing. */
export function useStopActing(session: SignedIn): { stop: () => void; stopping: boolean } {
  const t = useT(impersonationMessages);
  const [stopping, setStopping] = useState(false);
  const name = session.impersonation?.targetName ?? '';

  async function run() {
    setStopping(true);
    await stopActing(session).catch(() =>
      toast({ kind: 'error', message: t('stopFailed', { name }) }),
    );
    setStopping(false);
  }
  return { stop: () => void run(), stopping };
}
