import { limits, promiseMoveSchema, type PromiseRecord } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import {
  DateField,
  DecisionForm,
  TextArea,
  dayKey,
  formatDate,
  useNow,
  useZodForm,
} from '@muster/ui';
import { usePromisesMoveMutation } from '../host-hooks.ts';
import { usePromiseMessages } from './messages.ts';

/** Moves a promise to another day, with the reason. */
export function MovePromise({ promise, onClose }: { promise: PromiseRecord; onClose: () => void }) {
  const t = usePromiseMessages();
  const platform = usePlatform();
  const today = dayKey(useNow());
  const [move] = usePromisesMoveMutation();
  const { id, to, text } = promise;
  const form = useZodForm({
    schema: promiseMoveSchema.omit({ version: true }),
    initialValues: { dueOn: null as string | null, reason: '' },
    prepare: (values) => ({ ...values, dueOn: values.dueOn ?? '' }),
  });
  const saving = useFormMutation({
    form,
    mutation: move,
    version: promise.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: ({ dueOn }) => {
      platform.notify({ kind: 'success', text: t('move.done', { day: formatDate(dueOn) }) });
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('move.title')}
      subtitle={`${text} · ${to}`}
      keep={t('move.keep')}
      confirm={t('move.confirm')}
      unsaved={form.dirty}
      effects={[
        t('move.effects.due'),
        t('move.effects.reason'),
        t('move.effects.outside', { name: to }),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <DateField label={t('move.dueOn')} required min={today} {...form.field('dueOn')} />
      <TextArea
        label={t('move.reason')}
        required
        maxLength={limits.promise.reason}
        {...form.field('reason')}
      />
    </DecisionForm>
  );
}
