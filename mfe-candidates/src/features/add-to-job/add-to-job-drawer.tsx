import { limits } from '@muster/contracts';
import { selectedCount, useOverlayClose } from '@muster/kit';
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
import { useWords } from '../../shared/use-words.ts';
import { AddPeopleForm } from './add-people-form.tsx';

/** Several people onto one job: choose it, see what will happen to each, let it happen. */
export function AddToJobDrawer() {
  const t = useWords();
  const close = useOverlayClose();
  const selection = candidateSelection.use();
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
