import { QueryView, useOverlayClose } from '@muster/kit';
import { DecisionNotice, EmptyState, IconUsers } from '@muster/ui';
import { api } from '../../../api.ts';
import { usePipelineMessages } from '../messages.ts';

/** Shown if an overlay for a selection is opened without one. */
export function NoSelection({ jobId, title }: { jobId: string; title: string }) {
  const t = usePipelineMessages();
  const close = useOverlayClose();
  return (
    <QueryView query={api.useJobsReadQuery({ params: { id: jobId } })} skeleton={null}>
      {() => (
        <DecisionNotice onClose={() => close()} title={title} keep={t('overlay.close')}>
          <EmptyState icon={IconUsers} title={t('overlay.nobody')} text={t('overlay.nobodyText')} />
        </DecisionNotice>
      )}
    </QueryView>
  );
}
