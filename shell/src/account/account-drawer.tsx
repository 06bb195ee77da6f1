import type { PlatformV1 } from '@muster/contracts';
import { LeaveGuardProvider } from '@muster/kit';
import { OwnServices } from '../platform/own-services.tsx';
import { api } from './account-api.ts';
import { switchAccountTo } from './account-opening.ts';
import { OwnAccount } from './own/own-account.tsx';

/** Unsaved input in the account is lost with the panel, not with the page below it. */
const inPanel = (platform: PlatformV1): PlatformV1 => ({
  ...platform,
  get session() {
    return platform.session;
  },
  block: (reason) => platform.block(reason, { panel: 'account' }),
});

/** The user's own account: opened from the menu with their name. */
export function AccountDrawer({ part, onClose }: { part: string; onClose: () => void }) {
  return (
    <OwnServices api={api} adapt={inPanel}>
      <LeaveGuardProvider>
        <OwnAccount asked={part} onPart={switchAccountTo} onClose={onClose} />
      </LeaveGuardProvider>
    </OwnServices>
  );
}
