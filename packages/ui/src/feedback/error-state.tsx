import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { CopyButton } from '../primitives/copy-button.tsx';
import { IconAlertCircle, IconRefresh } from '../primitives/icons.ts';
import { StateMessage } from './state-message.tsx';

export type ErrorStateProps = {
  title?: string;
  text?: ReactNode;
  /** Number of the failed request, for support. */
  requestId?: string;
  onRetry?: () => void;
  retrying?: boolean;
  size?: 'page' | 'block' | 'compact';
};

/** Something could not be loaded: what happened, what to do, the number to quote. */
export function ErrorState({ title, text, requestId, onRetry, retrying, size }: ErrorStateProps) {
  const t = useT(uiMessages);
  return (
    <StateMessage
      icon={IconAlertCircle}
      role="alert"
      size={size}
      title={title ?? t('feedback.errorTitle')}
      text={text ?? t(requestId ? 'feedback.errorTextWithId' : 'feedback.errorText')}
      code={
        requestId && (
          <>
            {t('feedback.requestId', { id: requestId })}
            <CopyButton value={requestId} label={t('feedback.requestNumber')} />
          </>
        )
      }
      action={
        onRetry && (
          <Button
            variant="default"
            leftSection={<IconRefresh />}
            loading={retrying}
            onClick={onRetry}
          >
            {t('action.retry')}
          </Button>
        )
      }
    />
  );
}
