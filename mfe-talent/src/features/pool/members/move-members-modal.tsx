import { poolMoveSchema, type PoolRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, TextField, useZodForm } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import { moveOf, type NamedMove } from './use-member-bulk.ts';

interface MoveMembersModalProps {
  pool: PoolRecord;
  move: NamedMove;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Removes, pins or unpins members, after showing the consequences. */
export function MoveMembersModal({ pool, move, ids, onClose, onDone }: MoveMembersModalProps) {
  const t = useMessages();
  const platform = usePlatform();
  const [send] = api.usePoolMembershipsMoveMutation();
  const form = useZodForm({
    schema: poolMoveSchema.pick({ reason: true }),
    initialValues: { reason: '' },
    prepare: ({ reason }) => ({ reason: reason.trim() || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: send,
    toArgs: ({ output }) => ({
      params: { id: pool.id },
      body: { ...output, candidateIds: [...ids], move: moveOf[move] },
    }),
    onSaved: ({ moved }) => {
      platform.notify({ kind: 'success', text: t(`pool.move.done.${move}`, { count: moved }) });
      onDone();
    },
  });
  const leaves = move === 'remove' || move === 'exclude';
  return (
    <DecisionForm
      onClose={onClose}
      title={t(`pool.move.title.${move}`, { count: ids.length })}
      subtitle={pool.name}
      effects={[t(`pool.move.effect.${move}`), ...(leaves ? [t('pool.move.vetter')] : [])]}
      keep={t('pool.move.keep')}
      confirm={t(`pool.move.confirm.${move}`)}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
    >
      {move !== 'release' && (
        <TextField
          label={t('pool.move.reason')}
          help={t('pool.move.reasonHelp')}
          {...form.field('reason')}
        />
      )}
    </DecisionForm>
  );
}
