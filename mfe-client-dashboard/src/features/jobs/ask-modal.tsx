import { useState } from 'react';
import {
  asksForReason,
  clientAskSchema,
  clientJobWishSchema,
  type BodyOf,
  type ClientAskList,
  type ClientAskName,
  type ClientJobRecord,
  type clientAskEndpoints,
  type clientJobEndpoints,
} from '@muster/contracts';
import { QueryView, useFormMutation, usePlatform } from '@muster/kit';
import { DecisionForm, DecisionNotice, SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { AskFields, type AskValues } from './ask-fields.tsx';
import { useJobsMessages, type JobsMessages } from './messages.ts';

/** A message to the account manager, or a request with a decision. */
type Wish = 'change' | ClientAskName;
interface Sent {
  params: { id: string };
  body: BodyOf<typeof clientJobEndpoints.ask> | BodyOf<typeof clientAskEndpoints.ask>;
}
interface AskModalProps {
  job: ClientJobRecord;
  /** The wish selected at first, if it can be asked for. */
  first: Wish;
  onClose: () => void;
}

/**
 * Asks for changes that the client cannot make alone: text changes by message, all others by
 * request.
 */
export function AskModal(props: AskModalProps) {
  const t = useJobsMessages();
  const query = api.useAsksQuery({ params: { id: props.job.id } });
  // An error on the page below the dialog would be out of sight.
  if (query.currentData === undefined && query.error)
    return (
      <DecisionNotice onClose={props.onClose} title={t('ask.title')} keep={t('close')}>
        <QueryView query={query} size="block" skeleton={null}>
          {() => null}
        </QueryView>
      </DecisionNotice>
    );
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(asks) => <AskForm {...props} asks={asks} />}
    </QueryView>
  );
}

const empty: AskValues = {
  message: '',
  reasonId: null,
  count: 1,
  targetStart: null,
  positionIds: [],
};

function AskForm({ job, first, asks, onClose }: AskModalProps & { asks: ClientAskList }) {
  const t = useJobsMessages();
  const platform = usePlatform();
  const [wish, setWish] = useState<Wish>(asks.possible.find((one) => one === first) ?? 'change');
  const [write] = api.useAskAboutJobMutation();
  const [askFor] = api.useAskForJobMutation();
  const form = useZodForm({
    schema: wish === 'change' ? clientJobWishSchema : clientAskSchema,
    initialValues: empty,
    prepare: (values) => bodyOf(wish, values),
  });
  const saving = useFormMutation({
    form,
    mutation: ({ body, ...rest }: Sent) => ({
      unwrap: async () =>
        'ask' in body
          ? askFor({ ...rest, body })
              .unwrap()
              .then(() => null)
          : (await write({ ...rest, body }).unwrap()).name,
    }),
    toArgs: ({ output }) => ({ params: { id: job.id }, body: output }),
    onSaved: (name) => {
      const text = name === null ? t('ask.sentRequest') : t('ask.sent', { name });
      platform.notify({ kind: 'success', text });
      onClose();
    },
    onRefused: ({ code }) => {
      const text = refusals(t)[code];
      if (text) form.setFormError(text);
      return Boolean(text);
    },
  });
  return (
    <DecisionForm
      onClose={onClose}
      title={t('ask.title')}
      subtitle={`${job.title} · ${job.number}`}
      keep={t('edit.cancel')}
      confirm={t(wish === 'change' ? 'ask.send' : 'ask.sendRequest')}
      unsaved={form.dirty}
      effects={effectsOf(wish, job.accountManager, t)}
      summary={form.summary}
      saving={saving}
    >
      <SelectField<Wish>
        label={t('ask.wish')}
        required
        options={(['change', ...asks.possible] as const).map((value) => ({
          value,
          label: t(`ask.wishes.${value}`),
        }))}
        value={wish}
        onChange={(next) => {
          setWish(next ?? 'change');
          // Each wish has its own reasons.
          form.applyPatch({ reasonId: null });
        }}
      />
      {wish !== 'change' && <AskFields ask={wish} asks={asks} form={form} />}
      <TextArea
        label={t('ask.message')}
        help={t(wish === 'change' ? 'ask.messageHelp' : 'ask.reasonHelp')}
        required
        {...form.field('message')}
      />
    </DecisionForm>
  );
}

/** Returns the entered values that the chosen request needs. */
function bodyOf(wish: Wish, { message, ...values }: AskValues) {
  if (wish === 'change') return { message };
  const isOf = (ask: ClientAskName) => wish === ask;
  return {
    ask: wish,
    message,
    reasonId: asksForReason(wish) ? values.reasonId : null,
    count: isOf('add_positions') ? values.count : null,
    targetStart: isOf('add_positions') ? values.targetStart : null,
    positionIds: isOf('cancel_positions') ? values.positionIds : [],
  };
}

const refusals = (t: JobsMessages): Readonly<Partial<Record<string, string>>> => ({
  RATE_LIMITED: t('ask.limit'),
  APPROVAL_PENDING: t('ask.pending'),
  INVALID_TRANSITION: t('edit.movedOn'),
  LAST_POSITION: t('ask.last'),
});

function effectsOf(wish: Wish, name: string | null, t: JobsMessages): string[] {
  if (wish === 'change')
    return [
      name ? t('ask.effects.mail', { name }) : t('ask.effects.mailNobody'),
      t('ask.effects.nothing'),
    ];
  return [
    name ? t('ask.effects.decides', { name }) : t('ask.effects.decidesNobody'),
    t('ask.effects.withdraw'),
    t(`ask.effects.${wish}`),
  ];
}
