import type { SessionState } from '@muster/contracts';
import { roleName } from '@muster/kit';
import type { SignedIn } from '../../routing/home-path.ts';
import { AccountRoot } from '../account-root.tsx';
import { useMessages } from '../use-messages.ts';
import { HeldCode } from './held-code.tsx';
import { HeldRole } from './held-role.tsx';
import { HeldSignIn } from './held-sign-in.tsx';

type HeldDialogProps = { held: SignedIn; waiting: SessionState };

/** Dialog over a page whose session ended while it held unsaved input. */
export function HeldDialog(props: HeldDialogProps) {
  return (
    <AccountRoot guest>
      <Question {...props} />
    </AccountRoot>
  );
}

function Question({ held, waiting }: HeldDialogProps) {
  const t = useMessages();
  const name = held.user.displayName;
  if (waiting.state === 'two-factor') return <HeldCode />;
  if (!('user' in waiting)) {
    const reason = waiting.state === 'ended' ? waiting.reason : 'none';
    const key = reason === 'disabled' ? 'none' : reason;
    return (
      <HeldSignIn
        held={held}
        title={t(`invalid.${key}.title`)}
        text={`${t(`invalid.${key}.text`)} ${t('held.text', { name })}`}
        leave={t('held.leave')}
      />
    );
  }
  if (waiting.user.id === held.user.id && held.active && waiting.active)
    return <HeldRole held={held.active} waiting={waiting} to={roleName(waiting.active.role)} />;
  return (
    <HeldSignIn
      held={held}
      title={t('held.otherPersonTitle', { name: waiting.user.displayName })}
      text={t('held.otherPersonText', { name })}
      leave={t('held.discard', { name: waiting.user.displayName })}
    />
  );
}
