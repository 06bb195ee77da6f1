import { useOverlayClose } from '@muster/kit';
import { CancelButton, Drawer, NotFoundState, OverlayFooter } from '@muster/ui';
import { usePositionWords } from './messages.ts';

/** A seat that is not there, or that nothing can be changed of any more. */
export function NoSeat({ title }: { title: string }) {
  const t = usePositionWords();
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
