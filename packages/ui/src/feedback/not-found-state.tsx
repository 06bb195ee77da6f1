import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconZoomQuestion } from '../primitives/icons.ts';
import { StateMessage, type StateMessageProps } from './state-message.tsx';

export type NotFoundStateProps = {
  title?: string;
  text?: ReactNode;
  /** A way back to a place that exists. */
  action?: ReactNode;
  /** `block` where the page has a heading of its own. */
  size?: StateMessageProps['size'];
};

/** Nothing exists at this address, or the user may not know of it. */
export function NotFoundState({ title, text, action, size = 'page' }: NotFoundStateProps) {
  const t = useT(uiMessages);
  return (
    <StateMessage
      icon={IconZoomQuestion}
      size={size}
      title={title ?? t('feedback.notFoundTitle')}
      text={text ?? t('feedback.notFoundText')}
      action={action}
    />
  );
}
