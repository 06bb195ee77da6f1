import { poolVersionSchema, type PoolRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';

interface ArchivePoolModalProps {
  pool: PoolRecord;
  onClose: () => void;
}

const schema = poolVersionSchema.omit({ version: true });

/** Archives a pool after showing what that means for its members. */
export function ArchivePoolModal({ pool, onClose }: ArchivePoolModalProps) {
  const t = useMessages();
  const platform = usePlatform();
  const { id, name, kind } = pool;
  const [archive] = api.usePoolsArchiveMutation();
  const form = useZodForm({ schema, initialValues: {} });
  const saving = useFormMutation({
    form,
    mutation: archive,
    version: pool.version,
    toArgs: ({ version }) => ({ params: { id }, body: { version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('pool.state.archive.done', { name }) });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('pool.state.archive.title', { name })}
      effects={[
        t('pool.state.archive.effects.members'),
        t('pool.state.archive.effects.lists'),
        ...(kind === 'smart' ? [t('pool.state.archive.effects.rule')] : []),
      ]}
      keep={t('pool.state.archive.keep')}
      confirm={t('pool.state.archive.confirm')}
      summary={form.summary}
      saving={saving}
    >
      {null}
    </DecisionForm>
  );
}
