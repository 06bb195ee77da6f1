import { useOverlayClose } from '@muster/kit';
import { DecisionNotice, EmptyState, IconUsers } from '@muster/ui';
import { usePipelineWords } from '../messages.ts';

/** An overlay about a selection, opened without one. */
export function NobodySelected({ title }: { title: string }) {
  const t = usePipelineWords();
  const close = useOverlayClose();
  return (
    <DecisionNotice onClose={() => close()} title={title} keep={t('overlay.close')}>
      <EmptyState icon={IconUsers} title={t('overlay.nobody')} text={t('overlay.nobodyText')} />
    </DecisionNotice>
  );
}
