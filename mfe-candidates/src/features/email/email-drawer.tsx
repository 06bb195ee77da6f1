import { useLocation, useSearchParams } from 'react-router-dom';
import { idSchema, limits } from '@muster/contracts';
import { selectedCount, useOverlayClose, type ListSelection } from '@muster/kit';
import {
  CancelButton,
  Drawer,
  EmptyState,
  IconMail,
  NoticeBar,
  OverlayFooter,
  formatNumber,
} from '@muster/ui';
import { MailProvider } from '@muster/blocks';
import { api } from '../../api.ts';
import { candidateSelection } from '../../shared/candidate-selection.ts';
import { BatchDrawer } from './batch-drawer.tsx';
import { BulkComposer } from './bulk-composer.tsx';
import { useEmailMessages } from './messages.ts';

/** Mail to all candidates selected in the list, or the results of one (`?batch=<id>`). */
export function EmailDrawer() {
  const t = useEmailMessages();
  const close = useOverlayClose();
  const [search] = useSearchParams();
  const named = useNamed();
  const listed = candidateSelection.use();
  const selection = named ?? listed;
  const batch = search.get('batch');
  const count = selectedCount(selection);
  const max = limits.mail.batchMax;
  if (batch !== null) return <BatchDrawer key={batch} id={batch} />;
  if (count !== null && count > 0 && count <= max)
    return (
      <MailProvider api={api}>
        <BulkComposer
          selected={selection}
          // The selection of the list stays if the mail went to other candidates.
          onSent={() => !named && candidateSelection.clear()}
        />
      </MailProvider>
    );
  return (
    <Drawer
      opened
      onClose={() => close()}
      title={t('title')}
      footer={
        <OverlayFooter>
          <CancelButton>{t('nobody.back')}</CancelButton>
        </OverlayFooter>
      }
    >
      {count === 0 ? (
        <EmptyState icon={IconMail} title={t('nobody.title')} text={t('nobody.text')} />
      ) : (
        <NoticeBar kind="warning">
          {count === null
            ? t('farTooMany', { max: formatNumber(max) })
            : t('tooMany', { max: formatNumber(max), total: formatNumber(count) })}
        </NoticeBar>
      )}
    </Drawer>
  );
}

/**
 * Returns the candidates named by the address (search results, members of a talent pool, candidates
 * on a job), regardless of the list's selection; null if the address names none.
 */
function useNamed(): ListSelection | null {
  const { search } = useLocation();
  const named = (new URLSearchParams(search).get('ids') ?? '').split(',');
  const ids = named.filter((id) => idSchema.safeParse(id).success);
  return ids.length > 0 ? { kind: 'rows', ids } : null;
}
