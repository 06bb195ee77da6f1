import { useState } from 'react';
import type { Webhook, WebhookState } from '@muster/contracts';
import { QueryView, useOverlayParam } from '@muster/kit';
import {
  Badge,
  Button,
  Card,
  CardRow,
  CardRows,
  EmptyState,
  IconButton,
  IconPencil,
  IconPlus,
  IconSend,
  Skeleton,
  formatRelativeDateTime,
  type Family,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { SettingsPanel, type SettingsIndexLink } from '../../../shared/settings-panel.tsx';
import { DeliveriesDrawer } from './deliveries-drawer.tsx';
import { EditWebhookDrawer } from './edit-webhook-drawer.tsx';
import { useWebhookMessages } from './messages.ts';
import { NewWebhookDrawer } from './new-webhook-drawer.tsx';
import { SecretDrawer } from '../secret-drawer.tsx';
import classes from './webhooks.module.css';

/** Systems notified of changes; each opens in a drawer, and so does its log. */
export function WebhooksPanel({ index }: { index: SettingsIndexLink }) {
  const t = useWebhookMessages();
  const query = api.useWebhooksListQuery({});
  const webhooks = query.data?.data ?? [];
  const ids = webhooks.map(({ id }) => id);
  const [open, setOpen] = useOverlayParam('webhook', ['new', ...ids]);
  const [log, setLog] = useOverlayParam('log', ids);
  const [secret, setSecret] = useState<string | null>(null);
  const shown = webhooks.find(({ id }) => id === open);
  const logged = webhooks.find(({ id }) => id === log);
  const told = (fresh: string) => {
    setOpen(null);
    setSecret(fresh);
  };
  return (
    <SettingsPanel
      index={index}
      title={t('title')}
      subtitle={t('subtitle')}
      actions={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      }
    >
      <QueryView query={query} isEmpty={() => false} skeleton={<Skeleton height={160} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={IconSend} title={t('empty')} text={t('emptyText')} />
          ) : (
            <Card flush>
              <CardRows>
                {data.map((webhook) => (
                  <CardRow key={webhook.id}>
                    <WebhookLine webhook={webhook} />
                    <span className={classes.buttons}>
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={t('logOf', { name: webhook.name })}
                        onClick={() => setLog(webhook.id)}
                      >
                        {t('log')}
                      </Button>
                      <IconButton
                        variant="default"
                        aria-label={t('edit', { name: webhook.name })}
                        onClick={() => setOpen(webhook.id)}
                      >
                        <IconPencil size={16} />
                      </IconButton>
                    </span>
                  </CardRow>
                ))}
              </CardRows>
            </Card>
          )
        }
      </QueryView>
      {open === 'new' && <NewWebhookDrawer onSecret={told} onClose={() => setOpen(null)} />}
      {shown && (
        <EditWebhookDrawer
          key={shown.id}
          webhook={shown}
          onSecret={told}
          onClose={() => setOpen(null)}
        />
      )}
      {logged && <DeliveriesDrawer webhook={logged} onClose={() => setLog(null)} />}
      {secret !== null && (
        <SecretDrawer
          secret={secret}
          title={t('secret.title')}
          text={t('secret.text')}
          label={t('secret.label')}
          done={t('secret.done')}
          reason={t('secret.title')}
          onClose={() => setSecret(null)}
        />
      )}
    </SettingsPanel>
  );
}

const families: Readonly<Record<WebhookState, Family>> = {
  on: 'green',
  off: 'grey',
  stopped: 'red',
};

/** One webhook: its address, events and health. */
function WebhookLine({ webhook }: { webhook: Webhook }) {
  const t = useWebhookMessages();
  const { name, url, state, events, failures, waiting, lastDeliveredAt } = webhook;
  return (
    <span className={classes.what}>
      <span className={classes.head}>
        <strong className={classes.name}>{name}</strong>
        <Badge family={families[state]}>{t(`state.${state}`)}</Badge>
      </span>
      <span className={classes.quiet}>{url}</span>
      <span className={classes.quiet}>
        {[
          t('events', { count: events.length }),
          lastDeliveredAt
            ? t('last', { when: formatRelativeDateTime(lastDeliveredAt) })
            : t('never'),
          waiting > 0 && t('waiting', { count: waiting }),
          failures > 0 && t('failing', { count: failures }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
