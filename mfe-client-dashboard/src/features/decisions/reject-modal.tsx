import {
  betterFits,
  clientRejectSchema,
  type BetterFit,
  type ClientCandidate,
} from '@muster/contracts';
import { useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  CheckboxField,
  DecisionForm,
  MultiSelectField,
  SelectField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useDecisionMessages } from '../../shared/candidates/decision-messages.ts';
import { PersonInAddress } from './person-in-address.tsx';

const better = (Object.keys(betterFits) as BetterFit[]).map((value) => ({
  value,
  label: betterFits[value],
}));

/** Rejects a candidate: the reason, and what would fit better. */
export function RejectModal() {
  return (
    <PersonInAddress action="reject">{(person) => <RejectForm person={person} />}</PersonInAddress>
  );
}

function RejectForm({ person }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [reject] = api.useRejectMutation();
  const { name, reasons } = person;
  const form = useZodForm({
    schema: clientRejectSchema.omit({ version: true }),
    initialValues: {
      reasonId: null as string | null,
      betterFit: [] as string[],
      keepForOtherJob: false,
      note: '',
    },
    prepare: ({ note, ...rest }) => ({ ...rest, note: note.trim() || null }),
  });
  const saving = useFormMutation({
    form,
    mutation: reject,
    version: person.version,
    toArgs: ({ output, version }) => ({ params: { id: person.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('decide.reject.done') });
      close({ saved: true });
    },
  });
  const chosen = reasons.find(({ id }) => id === form.values.reasonId);
  return (
    <DecisionForm
      onClose={() => close()}
      title={t('decide.reject.title', { name })}
      subtitle={person.job.title}
      avatar={<Avatar name={name} src={person.photo} size={32} />}
      keep={t('decide.cancel')}
      confirm={t('decide.reject.confirm')}
      unsaved={form.dirty}
      effects={[
        t('decide.reject.effects.agency'),
        t('decide.reject.effects.never', { name }),
        t('decide.reject.effects.leaves'),
        t('decide.reject.effects.calledOff'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('decide.reject.reason')}
        required
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('reasonId')}
      />
      <MultiSelectField
        label={t('decide.reject.better')}
        help={t('decide.reject.betterHelp')}
        options={better}
        max={better.length}
        {...form.field('betterFit')}
      />
      <TextArea
        label={t('decide.note')}
        required={chosen?.requiresNote ?? false}
        {...form.field('note')}
      />
      <CheckboxField
        label={t('decide.reject.keep', { name })}
        help={t('decide.reject.keepHelp')}
        {...form.field('keepForOtherJob')}
      />
    </DecisionForm>
  );
}
