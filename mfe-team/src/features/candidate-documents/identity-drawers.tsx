import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { LegalIdentity } from '@muster/contracts';
import { IdentityForm } from '@muster/blocks';
import { LoadingDrawer, useFormRecord, useOverlayClose, usePlatform } from '@muster/kit';
import { Drawer, NotFoundState } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from './messages.ts';
import { ReviewDrawer } from './review-drawer.tsx';

/** Enters a legal identity on behalf of a candidate, who confirms it. */
export function NewIdentityDrawer() {
  const t = useMessages();
  const { id = '' } = useParams();
  const platform = usePlatform();
  const close = useOverlayClose();
  const query = api.useLegalIdentitiesOfCandidateQuery({ params: { id } });
  const [create] = api.useLegalIdentitiesCreateMutation();
  const kinds = query.data?.canCreate ?? [];
  if (kinds.length === 0)
    return (
      <LoadingDrawer
        query={query}
        onClose={close}
        title={t('identity.new')}
        refusal={query.data && t('identity.notEditable')}
      />
    );
  return (
    <IdentityForm
      title={t('identity.new')}
      subtitle={t('identity.newHint')}
      identity={null}
      draft={`legal-identity/of/${id}/new`}
      kinds={kinds}
      mutation={({ kind, facts }) => create({ params: { id }, body: { kind, facts } })}
      onClose={close}
      onSaved={() => {
        platform.notify({ kind: 'success', text: t('identity.saved') });
        close({ saved: true });
      }}
    />
  );
}

/** One version: to correct while it is open, to verify or reject once it is submitted. */
export function IdentityDrawer() {
  const t = useMessages();
  const { id, identityId = '' } = useParams();
  const close = useOverlayClose();
  const query = api.useLegalIdentitiesReadQuery({ params: { id: identityId } });
  const [identity] = useFormRecord(query.currentData);
  const [editing, setEditing] = useState(false);
  // The identity may belong to another candidate than the one in the address.
  if (identity && identity.candidate.id !== id)
    return (
      <Drawer opened onClose={close} title={t('identity.title')}>
        <NotFoundState size="block" />
      </Drawer>
    );
  if (!identity) return <LoadingDrawer query={query} onClose={close} title={t('identity.title')} />;
  if (editing || (identity.status === 'draft' && identity.allowedActions.includes('edit')))
    return <EditIdentity identity={identity} />;
  return <ReviewDrawer identity={identity} onEdit={() => setEditing(true)} />;
}

function EditIdentity({ identity }: { identity: LegalIdentity }) {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [update] = api.useLegalIdentitiesUpdateMutation();
  return (
    <IdentityForm
      title={t('identity.review', { name: identity.candidate.name })}
      subtitle={t('identity.newHint')}
      identity={identity}
      draft={`legal-identity/${identity.id}`}
      kinds={[identity.kind]}
      mutation={({ version, facts }) =>
        update({ params: { id: identity.id }, body: { version, changes: facts } })
      }
      onClose={close}
      onSaved={() => {
        platform.notify({ kind: 'success', text: t('identity.saved') });
        close({ saved: true });
      }}
    />
  );
}
