import { useOverlayClose } from '@muster/kit';
import { CancelButton, DecisionModal, EmptyState, IconUsers, OverlayFooter } from '@muster/ui';
import { usePipelineWords } from '../messages.ts';

/** An overlay about a selection, opened without one. */
export function NobodySelected({ title }: { title: string }) {
  const t = usePipelineWords();
  const close = useOverlayClose();
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={title}
      footer={
        <OverlayFooter>
          <CancelButton>{t('overlay.close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <EmptyState icon={IconUsers} title={t('overlay.nobody')} text={t('overlay.nobodyText')} />
    </DecisionModal>
  );
}
