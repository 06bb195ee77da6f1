import type { Webhook, WebhookDelivery, WebhookDeliveryState } from '@muster/contracts';
import { QueryView, useUndoableMutation } from '@muster/kit';
import {
  Badge,
  Button,
  CardRow,
  CardRows,
  Drawer,
  EmptyState,
  IconSend,
  Skeleton,
  formatRelativeDateTime,
  type Family,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useWebhookMessages } from './messages.ts';
import classes from './webhooks.module.css';

interface DeliveriesDrawerProps {
  webhook: Webhook;
  onClose: () => void;
}

/** The log of a webhook's deliveries, their results, and redelivery. */
export function DeliveriesDrawer({ webhook: { id, name }, onClose }: DeliveriesDrawerProps) {
  const t = useWebhookMessages();
  const query = api.useWebhooksDeliveriesQuery({ params: { id } });
  const [tryOut] = api.useWebhooksTryOutMutation();
  const testing = useUndoableMutation({
    mutation: () => tryOut({ params: { id }, body: {} }),
    message: () => t('delivery.testSent'),
  });
  return (
    <Drawer opened onClose={onClose} title={t('logOf', { name })}>
      <div className={classes.bar}>
        <Button variant="default" onClick={() => void query.refetch()}>
          {t('delivery.refresh')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconSend size={16} />}
          loading={testing.pending}
          onClick={() => void testing.run(undefined)}
        >
          {t('delivery.test')}
        </Button>
      </div>
      <QueryView query={query} isEmpty={() => false} skeleton={<Skeleton height={240} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={IconSend} title={t('delivery.none')} text={t('delivery.noneText')} />
          ) : (
            <CardRows>
              {data.map((delivery) => (
                <CardRow key={delivery.id}>
                  <DeliveryLine delivery={delivery} />
                </CardRow>
              ))}
            </CardRows>
          )
        }
      </QueryView>
    </Drawer>
  );
}

const families: Readonly<Record<WebhookDeliveryState, Family>> = {
  waiting: 'amber',
  delivered: 'green',
  failed: 'red',
};

function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const t = useWebhookMessages();
  const { id, type, state, messageId, createdAt, nextTryAt, tries, body, answer } = delivery;
  const [redeliver] = api.useWebhooksRedeliverMutation();
  const again = useUndoableMutation({
    mutation: () => redeliver({ params: { id }, body: {} }),
    message: () => t('delivery.againSent'),
  });
  const last = tries.at(-1);
  return (
    <>
      <span className={classes.what}>
        <span className={classes.head}>
          <span className={classes.name}>{t(`event.${type}`)}</span>
          <Badge family={families[state]}>{t(`delivery.state.${state}`)}</Badge>
        </span>
        <span className={classes.quiet}>
          {[
            formatRelativeDateTime(createdAt),
            tries.length > 0 && t('delivery.tries', { count: tries.length }),
            last?.httpStatus && t('delivery.answered', { status: last.httpStatus, ms: last.ms }),
            last?.failure && t(`delivery.failure.${last.failure}`),
            nextTryAt && t('delivery.next', { when: formatRelativeDateTime(nextTryAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <details className={classes.sent}>
          <summary>{t('delivery.show')}</summary>
          <pre>
            {messageId}
            {'\n'}
            {body}
          </pre>
          {answer !== null && (
            <>
              {t('delivery.answer')}
              <pre>{answer}</pre>
            </>
          )}
        </details>
      </span>
      <Button
        size="xs"
        variant="default"
        loading={again.pending}
        aria-label={t('delivery.againOf', { id: messageId })}
        onClick={() => void again.run(undefined)}
      >
        {t('delivery.again')}
      </Button>
    </>
  );
}
