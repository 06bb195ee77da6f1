import { LeaveGuardProvider } from '@muster/kit';
import { AccountRoot } from './account-root.tsx';
import { OwnAccount } from './own/own-account.tsx';

/** The own account, for everybody: opened from the menu with the person's name. */
export function AccountDrawer({ onClose }: { onClose: () => void }) {
  return (
    <AccountRoot>
      <LeaveGuardProvider>
        <OwnAccount onClose={onClose} />
      </LeaveGuardProvider>
    </AccountRoot>
  );
}
