import { Button, NoticeBar } from '@muster/ui';
import { useMessages } from '../use-messages.ts';

/** Warns that part of the waiting items failed to load, because the rest might look complete. */
export function WaitingFailed({ failed }: { failed: readonly { refetch: () => unknown }[] }) {
  const t = useMessages();
  if (failed.length === 0) return null;
  const retry = () => {
    for (const part of failed) part.refetch();
  };
  return (
    <NoticeBar
      kind="danger"
      action={
        <Button variant="default" size="xs" onClick={retry}>
          {t('other.retry')}
        </Button>
      }
    >
      {t('other.failed')}
    </NoticeBar>
  );
}
