import { CancelButton, Drawer, NotFoundState, OverlayFooter } from '@muster/ui';
import { useTalkMessages } from './messages.ts';

/** In the place of a draft, or a mail to answer, that is not there any more. */
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
