import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PlatformV1 } from '@muster/contracts';
import { makeStore, PlatformProvider } from '@muster/kit';
import { createPlatform } from '../platform/shell-platform.ts';
import { knownSession } from '../session/session-store.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { workIdentity } from '../session/work-identity.ts';
import { api } from './account-api.ts';

/**
 * Pages for guests say every failure beside the form, so a toast would say it twice; and nothing
 * that is typed on them is worth a question when somebody leaves.
 */
const asGuestPage = (platform: PlatformV1): PlatformV1 => ({
  ...platform,
  get session() {
    return platform.session;
  },
  notify: (message) => (message.kind === 'error' ? undefined : platform.notify(message)),
  block: () => () => undefined,
});

type AccountRootProps = { guest?: boolean; children: ReactNode };

/**
 * Platform and store for the account pages. Both begin anew with every other person or role: what
 * was kept for the one is none of the next one's.
 */
export function AccountRoot({ guest = false, children }: AccountRootProps) {
  const snapshot = useSessionSnapshot();
  const identity = snapshot.status === 'known' ? workIdentity(snapshot.session) : 'visitor';
  return (
    <Services key={identity} guest={guest}>
      {children}
    </Services>
  );
}

/** Read at each call: pages before a role have a secret too, and a fresh proof renews it. */
const csrfToken = () => knownSession()?.csrfToken ?? null;

function Services({ guest, children }: Required<AccountRootProps>) {
  const [{ end, platform, store }] = useState(() => {
    const controller = new AbortController();
    const shellPlatform = createPlatform(controller.signal);
    const own = guest ? asGuestPage(shellPlatform) : shellPlatform;
    return { end: controller, platform: own, store: makeStore(api, own, { csrfToken }) };
  });
  useEffect(() => () => end.abort(), [end]);
  return (
    <PlatformProvider value={platform}>
      <Provider store={store}>{children}</Provider>
    </PlatformProvider>
  );
}
