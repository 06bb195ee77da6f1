import { Button } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconLock } from '../primitives/icons.ts';
import { StateMessage, type StateMessageProps } from './state-message.tsx';

export type ForbiddenStateProps = {
  /** The active role's name. */
  role: string;
  /** Name of the impersonated user, who may not open everything. */
  actingAs?: string;
  /** Given when the person has another role that may open the page. */
  onSwitchRole?: () => void;
  /** `block` where the page has a heading of its own. */
  size?: StateMessageProps['size'];
};

/** The page exists but this role may not open it: names the role and offers a way out. */
export function ForbiddenState({
  role,
  actingAs,
  onSwitchRole,
  size = 'page',
}: ForbiddenStateProps) {
  const t = useT(uiMessages);
  const text = onSwitchRole ? 'feedback.forbiddenSwitch' : 'feedback.forbiddenText';
  return (
    <StateMessage
      icon={IconLock}
      size={size}
      title={t(actingAs ? 'feedback.forbiddenActingTitle' : 'feedback.forbiddenTitle')}
      text={actingAs ? t('feedback.forbiddenActing', { name: actingAs }) : t(text, { role })}
      action={onSwitchRole && <Button onClick={onSwitchRole}>{t('action.switchRole')}</Button>}
    />
  );
}
