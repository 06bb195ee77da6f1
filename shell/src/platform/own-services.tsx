import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PlatformV1 } from '@muster/contracts';
import {
  makeStore,
  PlatformProvider,
  type EndpointRecord,
  type MusterApi,
  type StoreOptions,
} from '@muster/kit';
import { knownSession, waitingSession } from '../session/session-store.ts';
import { useSessionSnapshot } from '../session/use-session-snapshot.ts';
import { workIdentity } from '../session/work-identity.ts';
import { createPlatform } from './shell-platform.ts';

type OwnServicesProps<T extends EndpointRecord> = Pick<StoreOptions, 'background'> & {
  api: MusterApi<T>;
  /** Changes to the platform for this part of the shell. */
  adapt?: (platform: PlatformV1) => PlatformV1;
  children: ReactNode;
};

/**
 * Platform and store for a part of the shell itself, as a remote gets them. Both are created anew
 * for another user or role, so that no data is carried over.
 */
export function OwnServices<T extends EndpointRecord>(props: OwnServicesProps<T>) {
  const snapshot = useSessionSnapshot();
  const identity = snapshot.status === 'known' ? workIdentity(snapshot.session) : 'visitor';
  return <Services key={identity} {...props} />;
}

/**
 * Read at each call: pages before the choice of a role have a secret, too, and a new proof renews
 * it.
 */
const csrfToken = () => (waitingSession() ?? knownSession())?.csrfToken ?? null;

function Services<T extends EndpointRecord>(props: OwnServicesProps<T>) {
  const { api, adapt = (platform) => platform, background, children } = props;
  const [{ end, platform, store }] = useState(() => {
    const controller = new AbortController();
    const own = adapt(createPlatform(controller.signal));
    return {
      end: controller,
      platform: own,
      store: makeStore(api, own, { csrfToken, background }),
    };
  });
  useEffect(() => () => end.abort(), [end]);
  return (
    <PlatformProvider value={platform}>
      <Provider store={store}>{children}</Provider>
    </PlatformProvider>
  );
}
