import { useParams } from 'react-router-dom';
import { QueryView, useOverlayClose } from '@muster/kit';
import { CancelButton, Drawer, OverlayFooter, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** Wording suggestions for the entries of a record. */
export function SuggestionsDrawer() {
  const t = useMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useExperienceSuggestionsListQuery({ params: { id } });
  return (
    <Drawer
      opened
      onClose={close}
      title={t('suggestions.title')}
      subtitle={t('suggestions.subtitle')}
      width={720}
      footer={
        <OverlayFooter left={t('suggestions.rulesOnly')}>
          <CancelButton>{t('suggestions.close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {(list) => <SuggestionList candidateId={id} list={list} />}
      </QueryView>
    </Drawer>
  );
}
