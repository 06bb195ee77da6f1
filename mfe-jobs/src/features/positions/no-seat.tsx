import { useOverlayClose } from '@muster/kit';
import { CancelButton, Drawer, NotFoundState, OverlayFooter } from '@muster/ui';
import { usePositionMessages } from './messages.ts';

/** A seat that does not exist, or can no longer be changed. */
export function NoSeat({ title }: { title: string }) {
  const t = usePositionMessages();
  const close = useOverlayClose();
  return (
    <Drawer
      opened
      onClose={close}
      title={title}
      footer={
        <OverlayFooter>
          <CancelButton>{t('form.cancel')}</CancelButton>
        </OverlayFooter>
      }
    >
      <NotFoundState />
    </Drawer>
  );
}
