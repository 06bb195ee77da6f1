import { askInputSchema, dayMs, limits, type Evaluation } from '@muster/contracts';
import { useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, DecisionNotice, SelectField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { useEvaluationMessages } from './messages.ts';

const schema = askInputSchema.omit({ version: true });
const days = limits.evaluation.inputLink / dayMs;

interface AskClientDialogProps {
  evaluation: Evaluation;
  version: number;
  onAsked?: ((version: number) => void) | undefined;
  onClose: () => void;
}

/** Asks a supervisor at the client, or explains why there is nobody to ask. */
export function AskClientDialog({ evaluation, version, ...rest }: AskClientDialogProps) {
  const t = useEvaluationMessages();
  const { clientsToAsk, member } = evaluation;
  const open = clientsToAsk.filter(({ supervisor }) => supervisor !== null);
  if (open.length > 0) return <AskForm evaluation={evaluation} version={version} {...rest} />;
  return (
    <DecisionNotice onClose={rest.onClose} title={t('input.askTitle')} keep={t('input.close')}>
      {t(clientsToAsk.length === 0 ? 'input.noContract' : 'input.noSupervisor', {
        name: member.name,
      })}
    </DecisionNotice>
  );
}

function AskForm({ evaluation, version, onAsked, onClose }: AskClientDialogProps) {
  const t = useEvaluationMessages();
  const { notify } = usePlatform();
  const [ask] = api.useEvaluationInputsAskMutation();
  const { id, member, cycle } = evaluation;
  const clients = evaluation.clientsToAsk.filter(({ supervisor }) => supervisor !== null);
  const [first] = clients;
  const form = useZodForm({
    schema,
    initialValues: { placementId: (first?.placementId ?? null) as string | null },
    prepare: ({ placementId }) => ({ placementId: placementId ?? '' }),
  });
  const chosen = clients.find(({ placementId }) => placementId === form.values.placementId);
  const name = chosen?.supervisor ?? '';
  const saving = useFormMutation({
    form,
    mutation: ask,
    version,
    toArgs: (input) => ({ params: { id }, body: { ...input.output, version: input.version } }),
    onSaved: (after) => {
      notify({ kind: 'success', text: t('input.askDone', { name }) });
      onAsked?.(after.version);
      onClose();
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('input.askTitle')}
      subtitle={`${member.name} · ${cycle}`}
      keep={t('act.keep')}
      confirm={t('input.ask')}
      unsaved={false}
      effects={[
        t('input.askEffect', { name, days }),
        t('input.askSees', { name: member.name }),
        t('input.askShared', { name: member.name }),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('input.whom')}
        required
        options={clients.map(({ placementId, supervisor, client, number }) => ({
          value: placementId,
          label: t('input.option', { name: supervisor ?? '', client, number }),
        }))}
        {...form.field('placementId')}
      />
    </DecisionForm>
  );
}
