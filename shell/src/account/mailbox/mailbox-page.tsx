import { useState } from 'react';
import type { ResponseOf, mailboxEndpoints } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, DateTime, EmptyState, IconMail, PageSkeleton, UnstyledButton } from '@muster/ui';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { useMessages } from '../use-messages.ts';
import { MailView } from './mail-view.tsx';
import classes from './mailbox.module.css';

type MailSummary = ResponseOf<typeof mailboxEndpoints.list>[number];

/** The development mailbox: mails written by the product, as their recipients would read them. */
export function MailboxPage() {
  const t = useMessages();
  const [openId, setOpenId] = useState<string | null>(null);
  const query = api.useMailboxQuery({ query: { limit: 100 } });
  if (openId) return <MailView id={openId} onBack={() => setOpenId(null)} />;
  return (
    <AccountPage title={t('mailbox.title')} text={t('mailbox.text')}>
      <QueryView
        query={query}
        skeleton={<PageSkeleton variant="form" />}
        empty={
          <EmptyState
            icon={IconMail}
            title={t('mailbox.emptyTitle')}
            text={t('mailbox.emptyText')}
          />
        }
      >
        {(mails) => (
          <>
            <Button
              variant="default"
              size="md"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t('mailbox.refresh')}
            </Button>
            <ul className={classes.mails} aria-label={t('mailbox.title')}>
              {mails.map((mail) => (
                <li key={mail.id}>
                  <MailRow mail={mail} onOpen={() => setOpenId(mail.id)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </AccountPage>
  );
}

function MailRow({ mail, onOpen }: { mail: MailSummary; onOpen: () => void }) {
  const t = useMessages();
  return (
    <UnstyledButton className={classes.mail} onClick={onOpen}>
      <span className={classes.subject}>{mail.subject}</span>
      <span className={classes.line}>{t('mailbox.to', { to: mail.to.join(', ') })}</span>
      <span className={classes.line}>
        <DateTime value={mail.sentAt ?? mail.createdAt} /> · {t(`mailbox.status.${mail.status}`)}
      </span>
    </UnstyledButton>
  );
}
