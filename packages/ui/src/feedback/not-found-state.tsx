import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { IconZoomQuestion } from '../primitives/icons.ts';
import { StateMessage } from './state-message.tsx';

export type NotFoundStateProps = {
  title?: string;
  text?: ReactNode;
  /** A way back to a place that exists. */
  action?: ReactNode;
};

/** Nothing at this address, or nothing this person may know of. */
export function NotFoundState({ title, text, action }: NotFoundStateProps) {
  const t = useT(uiMessages);
  return (
    <StateMessage
      icon={IconZoomQuestion}
      size="page"
      title={title ?? t('feedback.notFoundTitle')}
      text={text ?? t('feedback.notFoundText')}
      action={action}
    />
  );
}
