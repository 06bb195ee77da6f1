import { applicationWithdrawSchema, type ApplicationRow, type ReasonSide } from '@muster/contracts';
import { ReadProblem, errorText, useFormMutation, usePlatform } from '@muster/kit';
import {
  Avatar,
  DecisionForm,
  EffectList,
  SegmentedField,
  SelectField,
  StageBadge,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import {
  useApplicationsRejectMutation,
  useApplicationsRestoreMutation,
  useApplicationsWithdrawMutation,
  useReasonsListQuery,
} from './applications-context.tsx';
import { useApplicationBlockMessages } from './messages.ts';
import { useRemoveApplication } from './use-remove-application.ts';

export type EndingWay = 'remove' | 'reject' | 'withdraw';

interface EndApplicationProps {
  row: ApplicationRow;
  /** The candidate's name. */
  name: string;
  /** Number of other jobs for which the candidate remains. */
  others: number;
  /** The possible endings, the likeliest first. */
  ways: readonly [EndingWay, ...EndingWay[]];
  onClose: () => void;
  onDone: (way: EndingWay) => void;
}

/** Ends an application: removes it without a trace, or records which side decided and why. */
export function EndApplication({ row, name, others, ways, onClose, onDone }: EndApplicationProps) {
  const t = useApplicationBlockMessages();
  const platform = usePlatform();
  const [reject] = useApplicationsRejectMutation();
  const [withdraw] = useApplicationsWithdrawMutation();
  const [restore] = useApplicationsRestoreMutation();
  const [way, setWay] = useState<EndingWay>(ways[0]);
  const ending = way === 'withdraw' ? 'withdraw' : 'reject';
  const removing = useRemoveApplication({ row, name, onDone: () => onDone('remove') });
  const reasons = useReasonsListQuery(
    { query: { context: `application_${ending}` } },
    { skip: way === 'remove' },
  );
  const sides = sidesOf(reasons.data?.data ?? [], row.everSubmitted);
  const [side, setSide] = useState<ReasonSide>();
  const shown = side ?? sides[0];
  const form = useZodForm({
    schema: applicationWithdrawSchema.omit({ version: true }),
    initialValues: { reasonId: '' as string, note: '' as string | null },
    prepare: (values) => ({ ...values, note: values.note || null }),
  });
  const params = { id: row.id };
  const saving = useFormMutation({
    form,
    mutation: ending === 'reject' ? reject : withdraw,
    version: row.version,
    toArgs: ({ output, version }) => ({ params, body: { ...output, version } }),
    onSaved: ({ version }) => {
      platform.notify({
        kind: 'success',
        text: t(`end.done.${ending}`, { name, job: row.job.title }),
        undo: () => void undo(version),
      });
      onDone(ending);
    },
  });

  async function undo(version: number) {
    const answer = await restore({ params, body: { version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('restored', { job: row.job.title }) },
    );
  }

  // The reasons determine the sides to choose from; without them the dialog would grow beneath the
  // pointer.
  if (way === ways[0] && reasons.isLoading) return null;
  return (
    <DecisionForm
      onClose={onClose}
      title={t(ways.length === 1 ? `end.titleOf.${way}` : 'end.title', {
        name,
        job: row.job.title,
      })}
      subtitle={
        <>
          {row.company.name} <StageBadge of={row} />
        </>
      }
      avatar={<Avatar name={name} size={32} />}
      effects={null}
      keep={t('end.keep')}
      confirm={t(`end.confirm.${way}`)}
      danger
      note={t('end.undoable')}
      summary={form.summary}
      saving={{
        submit: (event) => {
          if (way !== 'remove') return saving.submit(event);
          event.preventDefault();
          return removing.remove();
        },
        pending: saving.pending || removing.pending,
      }}
    >
      {ways.length > 1 && (
        <SegmentedField
          label={t('end.how')}
          value={way}
          options={ways.map((value) => ({
            value,
            label: t(`end.ways.${value}`),
          }))}
          onChange={(next) => {
            setWay(next);
            setSide(undefined);
            form.setValue('reasonId', '');
          }}
        />
      )}
      {way !== 'remove' && (
        <>
          {sides.length > 1 && shown && (
            <SegmentedField
              label={t('end.who')}
              value={shown}
              options={sides.map((value) => ({
                value,
                label: t(`end.sides.${value}`),
              }))}
              onChange={(next) => {
                setSide(next);
                form.setValue('reasonId', '');
              }}
            />
          )}
          <ReadProblem query={reasons} what={t('end.reason')} />
          <SelectField
            label={t('end.reason')}
            required
            {...form.field('reasonId')}
            options={(reasons.data?.data ?? [])
              .filter((reason) => reason.side === shown)
              .map(({ id, label }) => ({ value: id, label }))}
          />
          <TextArea label={t('end.note')} help={t('end.noteHelp')} {...form.field('note')} />
        </>
      )}
      <EffectList
        items={[
          {
            id: 'moves',
            text: t(`end.effects.${way}`, {
              stage: row.stage.name,
              company: row.company.name,
            }),
          },
          ...(way === 'remove' ? [] : [{ id: 'interviews', text: t('end.effects.calledOff') }]),
          { id: 'told', text: t('end.effects.told', { name }) },
          ...(way === 'withdraw' && row.everSubmitted
            ? [
                {
                  id: 'client',
                  text: t('end.effects.client', { company: row.company.name }),
                },
              ]
            : []),
          ...(others > 0
            ? [
                {
                  id: 'others',
                  text: t('end.effects.others', { name, count: others }),
                },
              ]
            : []),
        ]}
      />
    </DecisionForm>
  );
}

/** The sides that can have decided: the client only if the candidate was submitted. */
const sidesOf = (reasons: readonly { side: ReasonSide }[], everSubmitted: boolean): ReasonSide[] =>
  [...new Set(reasons.map(({ side }) => side))].filter(
    (side) => side !== 'client' || everSubmitted,
  );
