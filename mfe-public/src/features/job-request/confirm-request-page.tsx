import { errorText, useDocumentTitle } from '@muster/kit';
import { Button, IconCircleCheck, LoadingText, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkRefusal } from '../../shared/link-refusal.tsx';
import { refusalOf } from '../../shared/refusal-of.ts';
import classes from './job-request.module.css';
import { useRequestMessages } from './messages.ts';

/** The request, and the button with which its sender confirms it. */
export function ConfirmRequestPage({ handle }: { handle: string }) {
  const t = useRequestMessages();
  const params = { handle };
  const query = api.useIntakesReadRequestQuery({ params });
  const unread = refusalOf(query);
  const [confirm, { data, error: refusal, isLoading }] = api.useIntakesConfirmRequestMutation();
  useDocumentTitle(t('confirm.title'));
  if (unread) return <LinkRefusal error={unread} onRetry={() => void query.refetch()} />;
  const request = data ?? query.currentData;
  if (!request) return <LoadingText>{t('confirm.title')}</LoadingText>;
  const { title, company, seats, agencyName: agency, confirmed } = request;
  if (confirmed)
    return (
      <div className={classes.page} role="status">
        <IconCircleCheck size={40} className={classes.done} aria-hidden />
        <h1>{t('confirm.doneTitle')}</h1>
        <p className={classes.lead}>{t('confirm.doneText', { agency })}</p>
      </div>
    );
  return (
    <div className={classes.page}>
      <h1>{t('confirm.title')}</h1>
      <p className={classes.lead}>
        {t('confirm.lead', { title, company })} · {t('confirm.seats', { count: seats })}
      </p>
      <p>{t('confirm.text', { agency })}</p>
      {refusal && <NoticeBar kind="danger">{errorText(refusal)}</NoticeBar>}
      <div className={classes.buttons}>
        <Button size="lg" loading={isLoading} onClick={() => void confirm({ params })}>
          {t('confirm.send')}
        </Button>
      </div>
    </div>
  );
}
