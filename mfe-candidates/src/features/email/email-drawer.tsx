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

/** A mail to all who are selected in the list, or what became of one (`?batch=<id>`). */
export function EmailDrawer() {
  const t = useEmailMessages();
  const close = useOverlayClose();
  const [search] = useSearchParams();
  const selection = useSelected();
  const batch = search.get('batch');
  const count = selectedCount(selection);
  const max = limits.mail.batchMax;
  if (batch !== null) return <BatchDrawer key={batch} id={batch} />;
  if (count !== null && count > 0 && count <= max)
    return (
      <MailProvider api={api}>
        <BulkComposer selected={selection} />
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
 * The candidates named by the address (results of a search, members of a talent pool, people on a
 * job), whatever was left selected in the list; without such, those selected there.
 */
function useSelected(): ListSelection {
  const selection = candidateSelection.use();
  const { search } = useLocation();
  const named = (new URLSearchParams(search).get('ids') ?? '').split(',');
  const ids = named.filter((id) => idSchema.safeParse(id).success);
  return ids.length > 0 ? { kind: 'rows', ids } : selection;
}
