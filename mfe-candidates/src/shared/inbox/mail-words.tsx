import { useState, type ReactNode } from 'react';
import type { ReceivedMail } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Button, MailFrame, Skeleton } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './inbox.module.css';
import { useInboxMessages } from './messages.ts';

interface MailWordsProps {
  mail: ReceivedMail;
  subject: string;
  /** Actions besides reading. */
  children?: ReactNode;
}

/** Text of a received mail, on demand: as HTML, or as plain text. */
export function MailWords({ mail, subject, children }: MailWordsProps) {
  const t = useInboxMessages();
  const [open, setOpen] = useState(false);
  const { text, hasHtml, isUnreadable } = mail;
  return (
    <div className={classes.words}>
      {isUnreadable && <div className={classes.small}>{t('unreadable')}</div>}
      <div className={classes.actions}>
        {(text !== '' || hasHtml) && (
          <Button
            size="xs"
            variant="subtle"
            aria-expanded={open}
            aria-label={t(open ? 'closeOf' : 'openOf', { subject })}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'close' : 'open')}
          </Button>
        )}
        {children}
      </div>
      {open && (hasHtml ? <Original id={mail.id} /> : <p className={classes.text}>{text}</p>)}
    </div>
  );
}

function Original({ id }: { id: string }) {
  const t = useInboxMessages();
  const query = api.useReceivedMailsBodyQuery({ params: { id } });
  return (
    <QueryView query={query} size="block" skeleton={<Skeleton height={320} />}>
      {({ html, subject, remotePictures }) => (
        <>
          {remotePictures > 0 && (
            <div className={classes.small}>{t('pictures', { count: remotePictures })}</div>
          )}
          <MailFrame html={pageOf(html ?? '')} title={t('original', { subject })} />
        </>
      )}
    </QueryView>
  );
}

/** Styled like sent mails, whose frame is used: dark on white in both colour schemes. */
const pageOf = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body style="margin:0;padding:16px;background:#ffffff;color:#1c2330;font:15px/1.5 sans-serif;overflow-wrap:anywhere">${html}</body></html>`;

interface ReceivedFilesProps {
  files: ReceivedMail['files'];
  where: 'record' | 'waiting';
}

/** Files of a mail, and why some were not kept. */
export function ReceivedFiles({ files, where }: ReceivedFilesProps) {
  const t = useInboxMessages();
  const kept = files.filter(({ refusal }) => refusal === null).map(({ name }) => name);
  return (
    <>
      {kept.length > 0 && (
        <div className={classes.small}>
          {t(where === 'record' ? 'onRecord' : 'along', { names: kept.join(', ') })}
        </div>
      )}
      {files.map(
        ({ name, refusal }, index) =>
          refusal && (
            <div key={index} className={classes.small}>
              {t(`refused.${refusal}`, { name })}
            </div>
          ),
      )}
    </>
  );
}
