import { useLocation } from 'react-router-dom';
import { idSchema, limits } from '@muster/contracts';
import { selectedCount, useOverlayClose, type ListSelection } from '@muster/kit';
import {
  CancelButton,
  Drawer,
  EmptyState,
  IconUsers,
  NoticeBar,
  OverlayFooter,
  formatNumber,
} from '@muster/ui';
import { candidateSelection } from '../../shared/candidate-selection.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { AddPeopleForm } from './add-people-form.tsx';

/** Adds several candidates to a job: choose it, preview the outcome for each, confirm. */
export function AddToJobDrawer() {
  const t = useMessages();
  const close = useOverlayClose();
  const selection = useSelected();
  const count = selectedCount(selection);
  if (count !== null && count > 0 && count <= limits.bulk.items)
    return <AddPeopleForm selected={selection} />;
  return (
    <Drawer
      opened
      onClose={() => close()}
      title={t('addToJob.titleNobody')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('addToJob.nobody.back')}</CancelButton>
        </OverlayFooter>
      }
    >
      {count === 0 ? (
        <EmptyState
          icon={IconUsers}
          title={t('addToJob.nobody.title')}
          text={t('addToJob.nobody.text')}
        />
      ) : (
        <NoticeBar kind="warning">
          {count === null
            ? t('addToJob.farTooMany', { max: limits.bulk.items })
            : t('addToJob.tooMany', { max: limits.bulk.items, total: formatNumber(count) })}
        </NoticeBar>
      )}
    </Drawer>
  );
}

/**
 * Returns the candidates named by the address (members of a talent pool), regardless of what was
 * selected in the list before; otherwise those selected there.
 */
function useSelected(): ListSelection {
  const selection = candidateSelection.use();
  const { search } = useLocation();
  const named = (new URLSearchParams(search).get('ids') ?? '').split(',');
  const ids = named.filter((id) => idSchema.safeParse(id).success);
  return ids.length > 0 ? { kind: 'rows', ids } : selection;
}
