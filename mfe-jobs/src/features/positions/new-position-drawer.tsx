import { useParams } from 'react-router-dom';
import { limits, positionAddSchema, type Positions } from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import { NoticeBar, NumberField, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { usePositionMessages } from './messages.ts';
import { SeatDrawer } from './seat-drawer.tsx';
import { SeatFields, seatBody, seatValues, type SeatValues } from './seat-fields.tsx';

/** Adds one seat, or several identical ones. */
export function NewPositionDrawer() {
  const { id = '' } = useParams();
  const query = api.usePositionsOfJobQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null} isEmpty={() => false}>
      {({ job }) => <NewPosition job={job} />}
    </QueryView>
  );
}

type Values = SeatValues & { count: number | null };

function NewPosition({ job }: { job: Positions['job'] }) {
  const t = usePositionMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [add] = api.usePositionsAddMutation();
  const form = useZodForm<typeof positionAddSchema, Values>({
    schema: positionAddSchema,
    initialValues: { ...seatValues(), count: 1 },
    prepare: ({ count, ...seat }) => ({
      ...seatBody(seat),
      label: (count === 1 && seat.label) || null,
      count: count ?? 0,
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: add,
    toArgs: ({ output }) => ({ params: { id: job.id }, body: output }),
    onSaved: () => {
      platform.notify({
        kind: 'success',
        text: t('done.add', { count: form.values.count ?? 1 }),
      });
      close({ saved: true });
    },
  });
  return (
    <SeatDrawer
      title={t('form.new')}
      subtitle={`${job.title} · ${job.number}`}
      save={t('add')}
      form={form}
      saving={saving}
    >
      {job.status === 'filled' && <NoticeBar kind="info">{t('form.reopens')}</NoticeBar>}
      <NumberField
        label={t('form.count')}
        help={t('form.countHelp')}
        required
        min={1}
        max={limits.position.addAtOnce}
        {...form.field('count')}
      />
      <SeatFields job={job} form={form} withLabel={form.values.count === 1} />
    </SeatDrawer>
  );
}
