import { QueryView } from '@muster/kit';
import {
  CancelButton,
  Card,
  CardRow,
  CardRows,
  Drawer,
  EmptyState,
  ListFocus,
  NoticeBar,
  OverlayFooter,
  Skeleton,
  Stack,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useSavedSearchMessages } from './messages.ts';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

interface SavedSearchesDrawerProps {
  /** Current query; empty if it cannot be saved. */
  q: string;
  onSearch: (query: string) => void;
  onClose: () => void;
}

/** The user's saved searches, with the current one to save. */
export function SavedSearchesDrawer({ q, onSearch, onClose }: SavedSearchesDrawerProps) {
  const t = useSavedSearchMessages();
  const query = api.useSavedSearchesListQuery();
  return (
    <Drawer
      opened
      onClose={onClose}
      width={560}
      title={t('title')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <QueryView query={query} isEmpty={() => false} skeleton={<Skeleton height={320} />}>
        {({ data }) => {
          const known = data.find((search) => search.query === q);
          return (
            <Stack gap="md">
              {known && <NoticeBar>{t('form.known', { name: known.name })}</NoticeBar>}
              {q !== '' && !known && <SaveSearchForm key={q} q={q} />}
              {data.length === 0 ? (
                q === '' && <EmptyState title={t('none')} text={t('noneText')} />
              ) : (
                <Card title={t('list')} flush>
                  <ListFocus>
                    <CardRows>
                      {data.map((search) => (
                        <CardRow key={search.id}>
                          <SavedSearchRow search={search} onSearch={onSearch} />
                        </CardRow>
                      ))}
                    </CardRows>
                  </ListFocus>
                </Card>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Drawer>
  );
}
