import { useUnsavedGuard } from '@muster/kit';
import { Button, CopyButton, Drawer, OverlayFooter } from '@muster/ui';
import { useWebhookMessages } from './messages.ts';
import classes from './webhooks.module.css';

/** A secret, once. */
export function SecretDrawer({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useWebhookMessages();
  const lift = useUnsavedGuard(true, { reason: t('secret.title') });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('secret.title')}
      footer={
        <OverlayFooter>
          <Button
            onClick={() => {
              lift();
              onClose();
            }}
          >
            {t('secret.done')}
          </Button>
        </OverlayFooter>
      }
    >
      <p>{t('secret.text')}</p>
      <span className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} label={t('secret.label')} />
      </span>
    </Drawer>
  );
}
