import { useState } from 'react';
import { QueryView } from '@muster/kit';
import { Button, IconArrowLeft, KeyValueList, SegmentedControl, MailFrame } from '@muster/ui';
import { api } from '../account-api.ts';
import { AccountPage } from '../account-page.tsx';
import { useMessages } from '../use-messages.ts';
import { MailText } from './mail-text.tsx';
import classes from './mailbox.module.css';

type MailViewProps = { id: string; onBack: () => void };

/** One mail as HTML and plain text. */
export function MailView({ id, onBack }: MailViewProps) {
  const t = useMessages();
  const [form, setForm] = useState('html');
  const query = api.useMailQuery({ params: { id } });
  const back = (
    <div>
      <Button
        variant="default"
        size="md"
        leftSection={<IconArrowLeft size={16} />}
        onClick={onBack}
      >
        {t('mailbox.back')}
      </Button>
    </div>
  );
  return (
    <QueryView
      query={query}
      skeleton={<AccountPage title={t('mailbox.title')}>{back}</AccountPage>}
    >
      {(mail) => (
        <AccountPage title={mail.subject}>
          {back}
          <KeyValueList
            items={[
              { label: t('mailbox.recipient'), value: mail.to.join(', ') },
              { label: t('mailbox.template'), value: mail.template },
            ]}
          />
          <SegmentedControl
            aria-label={t('mailbox.form')}
            data={[
              { value: 'html', label: t('mailbox.html') },
              { value: 'text', label: t('mailbox.plain') },
            ]}
            value={form}
            onChange={setForm}
          />
          <div className={classes.body}>
            {form === 'html' ? (
              <MailFrame html={mail.html} title={mail.subject} />
            ) : (
              <MailText text={mail.text} />
            )}
          </div>
        </AccountPage>
      )}
    </QueryView>
  );
}
