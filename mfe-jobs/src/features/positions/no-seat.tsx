import { useOverlayClose } from '@muster/kit';
import { CancelButton, Drawer, NotFoundState, OverlayFooter } from '@muster/ui';
import { usePositionMessages } from './messages.ts';

/** A seat that is not there, or that nothing can be changed of any more. */
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
