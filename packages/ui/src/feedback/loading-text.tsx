import { Loader } from '@mantine/core';
import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import { useElapsed } from './use-elapsed.ts';
import classes from './loading-text.module.css';

/** A small spinner; after two seconds a text says what is loading. */
export function LoadingText({ children }: { children?: string }) {
  const t = useT(uiMessages);
  const slow = useElapsed(2000);
  return (
    <div className={classes.loading} role="status" aria-busy>
      <Loader size={16} aria-hidden />
      {slow && <span>{children ?? t('feedback.loading')}</span>}
    </div>
  );
}
