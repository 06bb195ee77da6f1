import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { UserDetail } from '@muster/contracts';
import { QueryView, useOverlayClose } from '@muster/kit';
import { Drawer, PageSkeleton } from '@muster/ui';
import { api } from '../../../api.ts';
import { useWords } from '../use-words.ts';
import { EditUser } from './edit-user.tsx';

/**
 * Loads the account and hands it to the forms once: changes by others that arrive while a form is
 * open must not move the version it was made from; saving finds them.
 */
export function EditUserDrawer() {
  const t = useWords();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useUsersReadQuery({ params: { id } });
  const live = query.currentData;
  const [loaded, setLoaded] = useState<UserDetail>();
  if (live && loaded?.id !== live.id) setLoaded(live);
  if (loaded) return <EditUser key={loaded.id} loaded={loaded} live={live ?? loaded} />;
  return (
    <Drawer opened onClose={close} title={t('edit.title')}>
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {() => null}
      </QueryView>
    </Drawer>
  );
}
