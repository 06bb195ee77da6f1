import { clientSupervisorSchema, shiftDay, type ClientSeat } from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  DateField,
  DecisionForm,
  DecisionNotice,
  KeyValueList,
  NoticeBar,
  SelectField,
  dayKey,
  formatDate,
  useNow,
  useZodForm,
} from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { useSupervisorMessages } from './messages.ts';

/** The client's supervisor for a position, and their substitute. */
export function SupervisorModal() {
  const { positionId = '' } = useParams();
  const query = api.useSeatQuery({ params: { id: positionId } });
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(seat) => (seat.mayChange ? <SupervisorForm seat={seat} /> : <Gone seat={seat} />)}
    </QueryView>
  );
}

const subtitleOf = ({ contractor, label, jobTitle }: ClientSeat): string =>
  [contractor?.name, label === jobTitle ? null : label, jobTitle].filter(Boolean).join(' · ');

/** A former supervisor is no default. */
const chosen = (person: ClientSeat['supervisor']): string | null =>
  person?.eligible ? person.id : null;

function SupervisorForm({ seat }: { seat: ClientSeat }) {
  const t = useSupervisorMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [save] = api.useSetSupervisorMutation();
  const { supervisor, backup, choices, contractor, next: planned } = seat;
  const form = useZodForm({
    schema: clientSupervisorSchema,
    initialValues: {
      version: seat.version,
      supervisorCompanyUserId: chosen(supervisor),
      backupSupervisorId: chosen(backup),
      from: null as string | null,
    },
    prepare: ({ supervisorCompanyUserId, ...rest }) => ({
      ...rest,
      supervisorCompanyUserId: supervisorCompanyUserId ?? '',
    }),
  });
  const saving = useFormMutation({
    form,
    mutation: save,
    version: seat.version,
    toArgs: ({ output, version }) => ({ params: { id: seat.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t(from ? 'savedFrom' : 'saved') });
      close({ saved: true });
    },
  });
  const options = choices.map(({ id, name, title }) => ({
    value: id,
    label: title ? `${name}, ${title}` : name,
  }));
  const { supervisorCompanyUserId: next, from } = form.values;
  const tomorrow = shiftDay(dayKey(useNow()), 1);
  return (
    <DecisionForm
      onClose={() => close()}
      title={t('title')}
      subtitle={subtitleOf(seat)}
      keep={t('cancel')}
      confirm={t('save')}
      unsaved={form.dirty}
      effects={[
        ...(contractor
          ? [
              from
                ? t('effects.contractorFrom', { name: contractor.name, day: formatDate(from) })
                : t('effects.contractor', { name: contractor.name }),
            ]
          : []),
        t('effects.people'),
        ...(contractor ? [t(from ? 'effects.timeFrom' : 'effects.time')] : []),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <KeyValueList items={[{ label: t('current'), value: supervisor?.name ?? t('nobody') }]} />
      {supervisor && !supervisor.eligible && (
        <NoticeBar kind="warning">{t('cannot', { name: supervisor.name })}</NoticeBar>
      )}
      {planned && (
        <NoticeBar kind="info">
          {t('planned', {
            name: planned.supervisor?.name ?? t('nobody'),
            day: formatDate(planned.from),
          })}
        </NoticeBar>
      )}
      {choices.length < 2 && <NoticeBar kind="info">{t('onlyOne')}</NoticeBar>}
      <SelectField
        label={t('next')}
        required
        options={options}
        {...form.field('supervisorCompanyUserId')}
      />
      <SelectField
        label={t('backup')}
        help={t('backupHelp')}
        placeholder={t('noBackup')}
        options={options.filter(({ value }) => value !== next)}
        {...form.field('backupSupervisorId')}
      />
      {contractor && (
        <DateField label={t('from')} help={t('fromHelp')} min={tomorrow} {...form.field('from')} />
      )}
    </DecisionForm>
  );
}

function Gone({ seat }: { seat: ClientSeat }) {
  const t = useSupervisorMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice
      onClose={() => close()}
      title={t('title')}
      subtitle={subtitleOf(seat)}
      keep={t('close')}
    >
      <NoticeBar kind="info">{t('gone')}</NoticeBar>
    </DecisionNotice>
  );
}
