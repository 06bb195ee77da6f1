import type { ClientReads } from '@muster/contracts';
import { ClientViewCard } from '@muster/blocks';
import { QueryView, type QueryLike } from '@muster/kit';
import { CancelButton, Drawer, NoticeBar, OverlayFooter, PageSkeleton, Stack } from '@muster/ui';
import { api } from '../../../own-api.ts';
import { useMessages } from '../../../shared/use-messages.ts';

interface ShareDrawerProps {
  id: string;
  /** The client and the job as the person may see them. */
  name: string;
  onClose: () => void;
}

/** What one client sees of the person. */
export function ShareDrawer({ id, name, onClose }: ShareDrawerProps) {
  const t = useMessages();
  const query = api.useOwnPrivacyShareQuery({ params: { id } });
  return (
    <Reading query={query} subtitle={name} note={t('privacy.reads.share')} onClose={onClose} />
  );
}

/** What a client would see of the person now. */
export function ProfileDrawer({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const query = api.useOwnPrivacyClientViewQuery();
  return <Reading query={query} note={t('privacy.reads.now')} onClose={onClose} />;
}

interface ReadingProps {
  query: QueryLike<ClientReads>;
  subtitle?: string;
  note: string;
  onClose: () => void;
}

function Reading({ query, subtitle, note, onClose }: ReadingProps) {
  const t = useMessages();
  return (
    <Drawer
      opened
      onClose={onClose}
      width={760}
      title={t('privacy.reads.title')}
      subtitle={subtitle}
      footer={
        <OverlayFooter>
          <CancelButton>{t('privacy.reads.close')}</CancelButton>
        </OverlayFooter>
      }
    >
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {({ view }) => (
          <Stack gap="lg">
            <NoticeBar kind="info">{note}</NoticeBar>
            <ClientViewCard view={view} />
          </Stack>
        )}
      </QueryView>
    </Drawer>
  );
}
