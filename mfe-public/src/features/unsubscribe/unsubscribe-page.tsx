import type { ResponseOf, unsubscribeEndpoints } from '@muster/contracts';
import { errorText, useDocumentTitle } from '@muster/kit';
import { Button, IconCircleCheck, NoticeBar } from '@muster/ui';
import { api } from '../../api.ts';
import { LinkView } from '../../shared/link-view.tsx';
import { useUnsubscribeMessages } from './messages.ts';
import classes from './unsubscribe-page.module.css';

/**
 * Button that stops mails. Opening the page changes nothing, because programs follow links, too.
 */
export function UnsubscribePage({ handle }: { handle: string }) {
  const t = useUnsubscribeMessages();
  const query = api.useUnsubscribeReadQuery({
    params: { handle },
  });
  useDocumentTitle(t('title'), { whole: true });
  return (
    <LinkView query={query}>
      {(subscription) => <Subscription handle={handle} subscription={subscription} />}
    </LinkView>
  );
}

interface SubscriptionProps {
  handle: string;
  subscription: ResponseOf<typeof unsubscribeEndpoints.read>;
}

function Subscription({ handle, subscription }: SubscriptionProps) {
  const t = useUnsubscribeMessages();
  const [confirm, { error: refusal, isLoading }] = api.useUnsubscribeConfirmMutation();
  const { agencyName: agency, maskedEmail: mail, unsubscribed } = subscription;
  const facts = { agency, mail };
  if (unsubscribed)
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
