import { useParams } from 'react-router-dom';
import { legalIdentityKinds } from '@muster/contracts';
import { IdentityForm, IdentityHistory, earlierOf } from '@muster/blocks';
import { LoadingDrawer, useFormRecord, useOverlayClose, usePlatform } from '@muster/kit';
import { Drawer, NotFoundState } from '@muster/ui';
import { api } from '../../own-api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Creates a legal identity; missing data can follow later. */
export function NewIdentityDrawer() {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const query = api.useOwnIdentitiesListQuery({});
  const [create] = api.useOwnIdentitiesCreateMutation();
  const title = t('documents.identity.new');
  if (!query.data) return <LoadingDrawer query={query} onClose={close} title={title} />;
  const kinds = query.data.canCreate;
  return (
    <IdentityForm
      title={title}
      identity={null}
      draft="legal-identity/own/new"
      kinds={kinds.length > 0 ? kinds : legalIdentityKinds}
      mutation={({ kind, facts }) => create({ body: { kind, facts } })}
      onClose={close}
      onSaved={() => {
        platform.notify({ kind: 'success', text: t('documents.identity.saved') });
        close({ saved: true });
      }}
    />
  );
}

/** Edits an own legal identity; editing a verified one creates a new version. */
export function EditIdentityDrawer() {
  const t = useMessages();
  const { id = '' } = useParams();
  const platform = usePlatform();
  const close = useOverlayClose();
  const query = api.useOwnIdentitiesListQuery({});
  const [update] = api.useOwnIdentitiesUpdateMutation();
  const [identity] = useFormRecord(query.data?.data.find((one) => one.id === id));
  const title = t('documents.identity.editTitle');
  if (query.data && !identity)
    return (
      <Drawer opened onClose={close} title={title}>
        <NotFoundState size="block" text={t('documents.gone')} />
      </Drawer>
    );
  if (!identity?.allowedActions.includes('edit'))
    return (
      <LoadingDrawer
        query={query}
        onClose={close}
        title={title}
        refusal={identity && t('documents.identity.locked')}
      />
    );
  return (
    <IdentityForm
      title={title}
      identity={identity}
      draft={`legal-identity/${id}`}
      history={<IdentityHistory versions={earlierOf(query.data?.data ?? [], identity)} />}
      kinds={[identity.kind]}
      mutation={({ version, facts }) =>
        update({ params: { id }, body: { version, changes: facts } })
      }
      onClose={close}
      onSaved={(saved) => {
        platform.notify({
          kind: 'success',
          text: t(saved.id === id ? 'documents.identity.saved' : 'documents.identity.savedVersion'),
        });
        close({ saved: true });
      }}
    />
  );
}
