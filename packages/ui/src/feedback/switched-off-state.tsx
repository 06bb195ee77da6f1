import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconPlugOff } from '../primitives/icons.ts';
import { StateMessage, type StateMessageProps } from './state-message.tsx';

export type SwitchedOffStateProps = {
  /** A way to a place that is in use. */
  action?: StateMessageProps['action'];
  /** `block` where the page has a heading of its own. */
  size?: StateMessageProps['size'];
};

/** Says that the agency has switched off the area of this page. */
export function SwitchedOffState({ action, size = 'page' }: SwitchedOffStateProps) {
  const t = useT(uiMessages);
  return (
    <StateMessage
      icon={IconPlugOff}
      size={size}
      title={t('feedback.switchedOffTitle')}
      text={t('feedback.switchedOffText')}
      action={action}
    />
  );
}
