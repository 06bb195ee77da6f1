import { errorText, isApiError } from '@muster/kit';
import { Button, NoticeBar } from '@muster/ui';
import { useScreeningMessages } from './messages.ts';

interface SaveTroubleProps {
  error: Parameters<typeof errorText>[0];
  onLoadAgain: () => void;
}

/** Explains why a draft was not saved, and how to resolve it. */
export function SaveTrouble({ error, onLoadAgain }: SaveTroubleProps) {
  const t = useScreeningMessages();
  const code = isApiError(error) ? error.code : null;
  const reload = (
    <Button variant="subtle" size="xs" onClick={onLoadAgain}>
      {t('reload')}
    </Button>
  );
  if (code === 'VERSION_CONFLICT')
    return (
      <NoticeBar kind="danger" action={reload}>
        {t('stale')}
      </NoticeBar>
    );
  return (
    <NoticeBar kind="danger">
      {code === 'FORM_ALREADY_LIVE' ? t('duplicate') : errorText(error)}
    </NoticeBar>
  );
}
