import { useNavigate, useParams } from 'react-router-dom';
import { talentRoutes, type BodyOf, type PoolRecord, type poolEndpoints } from '@muster/contracts';
import {
  LoadingDrawer,
  changedFields,
  useCan,
  useActor,
  useFormMutation,
  useFormRecord,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import { FormDrawer, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { tellNameTaken } from './name-taken.ts';
import { PoolFields } from './pool-fields.tsx';
import { poolInput, poolSchema, poolValues } from './pool-values.ts';

type Changes = Required<BodyOf<typeof poolEndpoints.update>['changes']>;

/** Loads the pool in the address and passes it to the form once. */
export function EditPoolDrawer() {
  const t = useMessages();
  const { id = '' } = useParams();
  const close = useOverlayClose();
  const query = api.usePoolsReadQuery({ params: { id } });
  const [loaded] = useFormRecord(query.currentData);
  if (loaded?.allowedActions.includes('edit')) return <EditPool pool={loaded} />;
  return (
    <LoadingDrawer
      query={query}
      onClose={close}
      title={t('pool.form.edit')}
      refusal={
        loaded && t(loaded.status === 'archived' ? 'pool.form.archived' : 'pool.form.notAllowed')
      }
    />
  );
}

function EditPool({ pool }: { pool: PoolRecord }) {
  const t = useMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const actor = useActor();
  const can = useCan();
  const [update] = api.usePoolsUpdateMutation();
  const base = poolValues(pool);
  const form = useZodForm({ schema: poolSchema, initialValues: base, prepare: poolInput });
  const saving = useFormMutation({
    form,
    mutation: update,
    draft: `pool/${pool.id}`,
    version: pool.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: pool.id },
      body: {
        version,
        changes: changedFields<Changes>(poolInput(before), poolInput(values) as Changes),
      },
    }),
    onSaved: ({ isPrivate, owner }) => {
      platform.notify({ kind: 'success', text: t('pool.form.saved') });
      // After a hand-over, only the new owner sees a private pool.
      const isGone = isPrivate && owner?.id !== actor?.id && !can('candidate.makePrivate');
      if (isGone) void navigate(talentRoutes.pools.path, { replace: true });
      else close({ saved: true });
    },
    onRefused: tellNameTaken(form),
    onConflict: { base, toValues: (current: PoolRecord) => poolValues(current) },
  });
  return (
    <FormDrawer
      onClose={close}
      title={t('pool.form.edit')}
      subtitle={pool.name}
      cancel={t('pool.form.cancel')}
      save={t('pool.form.save')}
      form={form}
      saving={saving}
    >
      <PoolFields form={form} pool={pool} />
    </FormDrawer>
  );
}
