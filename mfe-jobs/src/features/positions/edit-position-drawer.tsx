import { useParams } from 'react-router-dom';
import {
  filledSeatFields,
  positionUpdateSchema,
  type Position,
  type Positions,
} from '@muster/contracts';
import {
  changedFields,
  QueryView,
  useFormMutation,
  useFormRecord,
  useOverlayClose,
  usePlatform,
} from '@muster/kit';
import { FormSection, IconHistory, NoticeBar, Skeleton, Timeline, useZodForm } from '@muster/ui';
import { api } from '../../api.ts';
import { usePositionMessages, type PositionMessages } from './messages.ts';
import { NoSeat } from './no-seat.tsx';
import { SeatDrawer } from './seat-drawer.tsx';
import { SeatFields, seatBody, seatValues, type SeatValues } from './seat-fields.tsx';

/** Changes a position; one with a contractor keeps only supervisor and booking editable. */
export function EditPositionDrawer() {
  const { id = '', positionId = '' } = useParams();
  const t = usePositionMessages();
  const query = api.usePositionsOfJobQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null} isEmpty={() => false}>
      {(data) => {
        const seat = data.data.find((one) => one.id === positionId);
        if (!seat || seat.status === 'cancelled') return <NoSeat title={t('form.edit')} />;
        return <EditPosition key={seat.id} job={data.job} seat={seat} />;
      }}
    </QueryView>
  );
}

function EditPosition({ job, seat: given }: { job: Positions['job']; seat: Position }) {
  const [seat] = useFormRecord(given);
  const t = usePositionMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [update] = api.usePositionsUpdateMutation();
  const filled = seat.status === 'filled';
  const base = seatValues(seat);
  const form = useZodForm<typeof positionUpdateSchema, SeatValues>({
    schema: positionUpdateSchema,
    initialValues: base,
    mapPath: (path) => path.replace(/^billRate.*/, 'rate'),
    prepare: (values) => ({ version: seat.version, changes: changesOf(values, base, filled) }),
  });
  const saving = useFormMutation({
    form,
    mutation: update,
    version: seat.version,
    toArgs: ({ values, version, base: before }) => ({
      params: { id: seat.id },
      body: { version, changes: changesOf(values, before, filled) },
    }),
    onSaved: (saved: Position) => {
      platform.notify({ kind: 'success', text: t('done.edit', { label: saved.label }) });
      close({ saved: true });
    },
    onConflict: { base, toValues: seatValues as (current: Position) => SeatValues },
  });
  return (
    <SeatDrawer
      title={t('form.edit')}
      subtitle={seat.label}
      save={t('form.save')}
      form={form}
      saving={saving}
    >
      {filled && <NoticeBar kind="info">{t('form.filledOnly')}</NoticeBar>}
      <SeatFields job={job} form={form} filled={filled} />
      <SeatHistory seat={seat} t={t} />
    </SeatDrawer>
  );
}

/** Returns the changed values among the editable fields. */
function changesOf(values: SeatValues, base: SeatValues, filled: boolean) {
  const changes = Object.entries(changedFields(seatBody(base), seatBody(values)));
  const open: readonly string[] = filledSeatFields;
  return Object.fromEntries(changes.filter(([field]) => !filled || open.includes(field)));
}

type PositionEventName =
  | 'position.add'
  | 'position.update'
  | 'position.hold'
  | 'position.resume'
  | 'position.reserve'
  | 'position.release'
  | 'position.fill'
  | 'position.cancel'
  | 'position.restore'
  | 'position.set_supervisor';
const known: ReadonlySet<string> = new Set<PositionEventName>([
  'position.add',
  'position.update',
  'position.hold',
  'position.resume',
  'position.reserve',
  'position.release',
  'position.fill',
  'position.cancel',
  'position.restore',
  'position.set_supervisor',
]);
const isKnown = (action: string): action is PositionEventName => known.has(action);

function SeatHistory({ seat: { id }, t }: { seat: Position; t: PositionMessages }) {
  const query = api.usePositionsHistoryQuery({ params: { id } });
  return (
    <FormSection title={t('form.history')}>
      <QueryView
        query={query}
        size="compact"
        skeleton={<Skeleton height={48} />}
        empty={<NoticeBar kind="quiet">{t('history.none')}</NoticeBar>}
      >
        {({ data }) => (
          <Timeline
            items={data.map((event) => ({
              id: event.id,
              icon: IconHistory,
              title: (
                <>
                  <strong>{event.by ?? t('history.system')}</strong>{' '}
                  {t(isKnown(event.action) ? `history.${event.action}` : 'history.other')}
                </>
              ),
              when: event.at,
            }))}
          />
        )}
      </QueryView>
    </FormSection>
  );
}
