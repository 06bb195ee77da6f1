import { errorText, useDocumentTitle } from '@muster/kit';
import { Button, IconCircleCheck, LoadingText, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { refusalOf } from '../../shared/refusal-of.ts';
import { useUnsubscribeMessages } from './messages.ts';
import classes from './unsubscribe-page.module.css';

/** One button that stops mails. Opening the page changes nothing: programs follow links, too. */
export function UnsubscribePage({ handle }: { handle: string }) {
  const t = useUnsubscribeMessages();
  const query = api.useUnsubscribeReadQuery({
    params: { handle },
  });
  const { currentData } = query;
  const unread = refusalOf(query);
  const [confirm, { error: refusal, isLoading }] = api.useUnsubscribeConfirmMutation();
  useDocumentTitle(t('title'), { whole: true });
  if (unread) return <LinkRefusal error={unread} onRetry={() => void query.refetch()} />;
  if (!currentData) return <LoadingText>{t('opening')}</LoadingText>;
  const facts = { agency: currentData.agencyName, mail: currentData.maskedEmail };
  if (currentData.unsubscribed)
    return (
      <div className={classes.page} role="status">
        <h1 className={classes.title}>
          <IconCircleCheck size={24} aria-hidden />
          {t('done')}
        </h1>
        <p>{t('doneText', facts)}</p>
      </div>
    );
  return (
    <div className={classes.page}>
      <h1>{t('question', facts)}</h1>
      <p>{t('text', facts)}</p>
      {refusal && <NoticeBar kind="danger">{errorText(refusal)}</NoticeBar>}
      <div>
        <Button size="md" loading={isLoading} onClick={() => void confirm({ params: { handle } })}>
          {t('confirm')}
        </Button>
      </div>
    </div>
  );
}
