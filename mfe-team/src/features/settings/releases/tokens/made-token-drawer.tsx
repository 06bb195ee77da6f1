import { useUnsavedGuard } from '@muster/kit';
import { Button, CopyButton, Drawer, OverlayFooter } from '@muster/ui';
import classes from '../releases.module.css';
import { useTokenMessages } from './messages.ts';

/** A new token, once. */
export function MadeTokenDrawer({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTokenMessages();
  const lift = useUnsavedGuard(true, { reason: t('made.text') });
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('made.title')}
      footer={
        <OverlayFooter>
          <Button
            onClick={() => {
              lift();
              onClose();
            }}
          >
            {t('made.done')}
          </Button>
        </OverlayFooter>
      }
    >
      <p>{t('made.text')}</p>
      <span className={classes.secret}>
        <code>{secret}</code>
        <CopyButton value={secret} label={t('made.label')} />
      </span>
    </Drawer>
  );
}
