import { useParams } from 'react-router-dom';
import {
  href,
  jobsRoutes,
  positionCancelSchema,
  type Position,
  type Positions,
} from '@muster/contracts';
import { QueryView, ReadProblem, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { SelectField, TextArea, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { DecisionFrame, Refusal } from './decision-frame.tsx';
import { usePositionMessages } from './messages.ts';
import { NoSeat } from './no-seat.tsx';

/** Cancels a seat: reason, and what happens to the selected candidate. */
export function CancelPositionModal() {
  const { id = '', positionId = '' } = useParams();
  const t = usePositionMessages();
  const query = api.usePositionsOfJobQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null} isEmpty={() => false}>
      {(data) => {
        const seat = data.data.find((one) => one.id === positionId);
        if (!seat || seat.status === 'cancelled') return <NoSeat title={t('action.cancel')} />;
        return <CancelPosition key={seat.id} positions={data} seat={seat} />;
      }}
    </QueryView>
  );
}

function CancelPosition({ positions, seat }: { positions: Positions; seat: Position }) {
  const { job, total } = positions;
  const t = usePositionMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [cancel] = api.usePositionsCancelMutation();
  const reasonList = api.useReasonsListQuery({ query: { context: 'position_cancel' } });
  const form = useZodForm({
    schema: positionCancelSchema,
    initialValues: { reasonId: null as string | null, note: '' },
    prepare: ({ reasonId, note }) => ({
      version: seat.version,
      reasonId: reasonId ?? '',
      note: note || null,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: cancel,
    version: seat.version,
    toArgs: ({ output, version }) => ({ params: { id: seat.id }, body: { ...output, version } }),
    onSaved: ({ label }: Position) => {
      platform.notify({ kind: 'success', text: t('done.cancel', { label }) });
      close({ saved: true });
    },
  });
  const title = t('decide.cancelTitle', { label: seat.label });
  const placement = seat.occupant?.placement;
  if (seat.status === 'filled')
    return (
      <Refusal
        title={title}
        text={t('decide.filled')}
        {...(placement && {
          link: {
            href: href(jobsRoutes.positions, { id: job.id }, { placement: placement.id }),
            label: t('decide.openPlacement'),
          },
        })}
      />
    );
  if (total === 1)
    return (
      <Refusal
        title={title}
        text={t('decide.last')}
        link={{ href: href(jobsRoutes.record, { id: job.id }), label: t('decide.openJob') }}
      />
    );
  const reasons = reasonList.data?.data ?? [];
  const needsNote = reasons.find(({ id }) => id === form.values.reasonId)?.requiresNote ?? false;
  const effects = [
    ...(seat.status === 'reserved'
      ? [t('decide.effect.back', { name: seat.occupant?.candidate?.name ?? t('hidden') })]
      : []),
    ...(placement ? [t('decide.effect.contract')] : []),
    t('decide.effect.job'),
    t('decide.effect.restorable'),
  ];
  return (
    <DecisionFrame
      title={title}
      confirm={t('action.cancel')}
      effects={effects}
      unsaved={form.dirty}
      summary={form.summary}
      saving={saving}
      job={job}
    >
      <ReadProblem query={reasonList} what={t('decide.reason')} />
      <SelectField
        label={t('decide.reason')}
        placeholder={t('decide.chooseReason')}
        required
        options={reasons.map(({ id, label }) => ({ value: id, label }))}
        {...form.field('reasonId')}
      />
      <TextArea label={t('decide.note')} required={needsNote} {...form.field('note')} />
    </DecisionFrame>
  );
}
