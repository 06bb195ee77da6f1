import { useNavigate } from 'react-router-dom';
import { href, talentRoutes } from '@muster/contracts';
import { useActor, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { FormDrawer, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { PoolFields } from './pool-fields.tsx';
import { emptyPool, poolInput, poolSchema } from './pool-values.ts';
import { tellNameTaken } from './name-taken.ts';

/** Creates a pool for the user or another owner. */
export function CreatePoolDrawer() {
  const t = useMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const actor = useActor();
  const [create] = api.usePoolsCreateMutation();
  const form = useZodForm({ schema: poolSchema, initialValues: emptyPool, prepare: poolInput });
  const saving = useFormMutation({
    form,
    mutation: create,
    draft: 'pool/new',
    toArgs: ({ output }) => ({ body: output }),
    onSaved: ({ id, name }) => {
      platform.notify({ kind: 'success', text: t('pool.form.created', { name }) });
      void navigate(href(talentRoutes.pool, { id }), { replace: true });
    },
    onRefused: tellNameTaken(form),
  });
  return (
    <FormDrawer
      onClose={close}
      title={t('pool.form.new')}
      {...(actor && { subtitle: actor.name })}
      cancel={t('pool.form.cancel')}
      save={t('pool.form.create')}
      form={form}
      saving={saving}
    >
      <PoolFields form={form} pool={null} />
    </FormDrawer>
  );
}
