import { useParams } from 'react-router-dom';
import { LoadingDrawer, useFormRecord, useOverlayClose } from '@muster/kit';
import { api } from '../../../api.ts';
import { useMessages } from '../use-messages.ts';
import { EditUser } from './edit-user.tsx';

/** Loads the account and passes it to the forms once. */
export function EditUserDrawer() {
  const t = useMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useUsersReadQuery({ params: { id } });
  const live = query.currentData;
  const [loaded, begin] = useFormRecord(live);
  if (loaded)
    return <EditUser key={loaded.id} loaded={loaded} live={live ?? loaded} onBegin={begin} />;
  return <LoadingDrawer query={query} onClose={close} title={t('edit.title')} />;
}
