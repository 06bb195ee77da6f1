import { CancelButton, Drawer, NotFoundState, OverlayFooter } from '@muster/ui';
import { useTalkMessages } from './messages.ts';

/** Replaces a draft, or a mail to answer, that no longer exists. */
export function TalkGone({ onClose }: { onClose: () => void }) {
  const t = useTalkMessages();
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('title')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <NotFoundState />
    </Drawer>
  );
}
