import { limits } from '@muster/contracts';
import { useOverlayClose } from '@muster/kit';
import { Button, Drawer, EmptyState, IconUsers, NoticeBar, OverlayFooter } from '@muster/ui';
import { useSelectedCandidates } from '../../shared/candidate-selection.ts';
import { useWords } from '../../shared/use-words.ts';
import { AddPeopleForm } from './add-people-form.tsx';

/** Several people onto one job: choose it, see what will happen to each, let it happen. */
export function AddToJobDrawer() {
  const t = useWords();
  const close = useOverlayClose();
  const selected = useSelectedCandidates();
  if (selected.length > 0 && selected.length <= limits.bulk.items)
    return <AddPeopleForm selected={selected} />;
  return (
    <Drawer
      opened
      onClose={() => close()}
      title={t('addToJob.titleNobody')}
      footer={
        <OverlayFooter>
          <Button variant="default" size="md" onClick={() => close()}>
            {t('addToJob.nobody.back')}
          </Button>
        </OverlayFooter>
      }
    >
      {selected.length === 0 ? (
        <EmptyState
          icon={IconUsers}
          title={t('addToJob.nobody.title')}
          text={t('addToJob.nobody.text')}
        />
      ) : (
        <NoticeBar kind="warning">
          {t('addToJob.tooMany', { max: limits.bulk.items, count: selected.length })}
        </NoticeBar>
      )}
    </Drawer>
  );
}
