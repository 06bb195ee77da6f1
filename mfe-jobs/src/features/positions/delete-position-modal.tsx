import { useParams } from 'react-router-dom';
import {
  href,
  jobsRoutes,
  positionVersionSchema,
  type Position,
  type Positions,
} from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { DecisionFrame, Refusal } from './decision-frame.tsx';
import { usePositionMessages } from './messages.ts';
import { NoSeat } from './no-seat.tsx';

/** Deletes a position that never had a candidate. */
export function DeletePositionModal() {
  const { id = '', positionId = '' } = useParams();
  const t = usePositionMessages();
  const query = api.usePositionsOfJobQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null} isEmpty={() => false}>
      {(data) => {
        const seat = data.data.find((one) => one.id === positionId);
        if (!seat) return <NoSeat title={t('action.delete')} />;
        return <DeletePosition key={seat.id} positions={data} seat={seat} />;
      }}
    </QueryView>
  );
}

function DeletePosition({ positions, seat }: { positions: Positions; seat: Position }) {
  const { job, total } = positions;
  const t = usePositionMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [remove] = api.usePositionsRemoveMutation();
  const form = useZodForm({
    schema: positionVersionSchema,
    initialValues: {},
    prepare: () => ({ version: seat.version }),
  });
  const saving = useFormMutation({
    form,
    mutation: remove,
    version: seat.version,
    toArgs: ({ version }) => ({ params: { id: seat.id }, body: { version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.delete', { label: seat.label }) });
      close({ saved: true });
    },
  });
  const title = t('decide.deleteTitle', { label: seat.label });
  if (!seat.allowedActions.includes('delete'))
    return <Refusal title={title} text={t('decide.used')} />;
  if (total === 1)
    return (
      <Refusal
        title={title}
        text={t('decide.last')}
        link={{ href: href(jobsRoutes.record, { id: job.id }), label: t('decide.openJob') }}
      />
    );
  return (
    <DecisionFrame
      title={title}
      confirm={t('action.delete')}
      effects={[t('decide.effect.gone'), t('decide.deleteText')]}
      summary={form.summary}
      saving={saving}
      job={job}
    >
      {null}
    </DecisionFrame>
  );
}
