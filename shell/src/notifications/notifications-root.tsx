import type { ReactNode } from 'react';
import { OwnServices } from '../platform/own-services.tsx';
import { api } from './notifications-api.ts';

/** Platform and store of the notifications. Automatic reads do not extend the session. */
export function NotificationsRoot({ children }: { children: ReactNode }) {
  return (
    <OwnServices api={api} background>
      {children}
    </OwnServices>
  );
}
