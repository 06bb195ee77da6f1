import type { ReactNode } from 'react';
import type { PlatformV1 } from '@muster/contracts';
import { OwnServices } from '../platform/own-services.tsx';
import { api } from './account-api.ts';

/**
 * Pages for guests show every error beside the form, so a toast would repeat it; and their input is
 * too short to ask before leaving.
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

/** Platform and store for the account pages. */
export function AccountRoot({ guest = false, children }: AccountRootProps) {
  return (
    <OwnServices api={api} adapt={guest ? asGuestPage : undefined}>
      {children}
    </OwnServices>
  );
}
