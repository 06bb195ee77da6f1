import type { ClientDocument } from '@muster/contracts';
import { errorText, useFollow, usePlatform } from '@muster/kit';
import { Button, Card, CardRow, CardRows, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { Age } from '../../shared/waiting/age.tsx';
import { usePendingMessages } from './messages.ts';
import classes from './waiting-rows.module.css';

/** Documents that wait for the reader's signature; each opens directly. */
export function WaitingDocuments({ rows }: { rows: readonly ClientDocument[] }) {
  const t = usePendingMessages();
  return (
    <Card title={t('documents.title')} count={rows.length} flush>
      <CardRows>
        {rows.map((document) => (
          <CardRow key={document.id} wraps>
            <div className={classes.about}>
              <strong>{document.title}</strong>
              <span className={classes.second}>
                {[
                  document.person,
                  document.senderName && t('documents.from', { name: document.senderName }),
                  document.expiresAt &&
                    t('documents.until', { date: formatDate(document.expiresAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <span className={classes.end}>
              <Age since={document.sentAt} />
              <Sign document={document} />
            </span>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Sign({ document: { id, title } }: { document: ClientDocument }) {
  const t = usePendingMessages();
  const { notify } = usePlatform();
  const follow = useFollow();
  const [open, { isLoading }] = api.useOpenDocumentMutation();
  const go = async () => {
    const { data, error } = await open({ params: { id } });
    if (data) follow(data.path);
    else notify({ kind: 'error', text: errorText(error) });
  };
  return (
    <Button
      size="xs"
      loading={isLoading}
      aria-label={t('documents.signOf', { title })}
      onClick={() => void go()}
    >
      {t('documents.sign')}
    </Button>
  );
}
