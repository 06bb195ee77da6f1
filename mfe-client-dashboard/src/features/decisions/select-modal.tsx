import {
  clientDashboardRoutes,
  clientSelectSchema,
  factsOfSeat,
  type ClientCandidate,
} from '@muster/contracts';
import { RouteLink, useCan, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  DateField,
  DecisionForm,
  NoticeBar,
  NumberField,
  SelectField,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useDecisionMessages } from '../../shared/candidates/decision-messages.ts';
import { OtherPeople } from '../../shared/candidates/other-people.tsx';
import { PersonInAddress } from './person-in-address.tsx';

/** Selects a candidate for a position: start, supervisor, and hours. */
export function SelectModal() {
  return (
    <PersonInAddress action="select">
      {(person, reload) => <SelectForm person={person} onStale={reload} />}
    </PersonInAddress>
  );
}

interface SelectFormProps {
  person: ClientCandidate;
  /** Called if the shown positions are stale. */
  onStale: () => void;
}

function SelectForm({ person, onStale }: SelectFormProps) {
  const t = useDecisionMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [select] = api.useSelectMutation();
  const { name, seats, supervisors } = person;
  const [isElsewhere, setElsewhere] = useState(false);
  const [seat, setSeat] = useState(seats[0]);
  const form = useZodForm({
    schema: clientSelectSchema.omit({ version: true }),
    initialValues: {
      positionId: seat?.id ?? '',
      startDate: seat?.targetStart ?? null,
      supervisorId: seat?.supervisorId ?? null,
      hoursPerWeek: person.hoursPerWeek as number | null,
      note: '',
    },
  });
  const saving = useFormMutation({
    form,
    mutation: select,
    version: person.version,
    toArgs: ({ output, version }) => ({ params: { id: person.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('decide.select.done', { name }) });
      close({ saved: true });
    },
    onRefused: ({ code }) => {
      if (code === 'CANDIDATE_ALREADY_SELECTED') {
        setElsewhere(true);
        return true;
      }
      if (code === 'POSITION_TAKEN') {
        // The other positions may be taken by now, too.
        onStale();
        form.setServerErrors([
          { path: 'positionId', code: 'NOT_ALLOWED', message: t('decide.select.taken') },
        ]);
        return true;
      }
      return false;
    },
  });
  const choose = (positionId: string | null) => {
    const next = seats.find(({ id }) => id === positionId);
    if (!next) return;
    form.applyPatch({ positionId: next.id, ...factsOfSeat(form.values, seat, next) });
    setSeat(next);
  };
  return (
    <DecisionForm
      onClose={() => close()}
      title={t('decide.select.title', { name })}
      subtitle={person.job.title}
      avatar={<Avatar name={name} src={person.photo} size={32} />}
      keep={t('decide.cancel')}
      confirm={t('decide.select.confirm', { name })}
      disabled={seats.length === 0 || isElsewhere}
      unsaved={form.dirty}
      effects={[
        t('decide.select.effects.kept', { name }),
        t('decide.select.effects.agency'),
        t('decide.select.effects.told', { name }),
      ]}
      summary={form.summary}
      saving={saving}
    >
      {isElsewhere && <Elsewhere person={person} />}
      {seats.length === 0 ? (
        <NoSeat person={person} />
      ) : (
        <SelectField
          label={t('decide.select.seat')}
          required
          {...form.field('positionId')}
          options={seats.map(({ id, label }) => ({ value: id, label }))}
          onChange={choose}
        />
      )}
      <DateField label={t('decide.select.start')} {...form.field('startDate')} />
      <SelectField
        label={t('decide.select.supervisor')}
        {...form.field('supervisorId')}
        placeholder={t('decide.select.noSupervisor')}
        options={supervisors.map((one) => ({ value: one.id, label: one.name }))}
      />
      <NumberField
        label={t('decide.select.hours')}
        required
        min={1}
        max={60}
        {...form.field('hoursPerWeek')}
      />
      <TextArea label={t('decide.note')} {...form.field('note')} />
    </DecisionForm>
  );
}

/** If the candidate was just selected elsewhere: the others waiting for this job. */
function Elsewhere({ person }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  return (
    <NoticeBar kind="danger">
      {t('decide.select.elsewhere')}
      <OtherPeople person={person} />
    </NoticeBar>
  );
}

/** Every seat is taken: another one has to be requested for the job. */
function NoSeat({ person }: { person: ClientCandidate }) {
  const t = useDecisionMessages();
  const can = useCan();
  return (
    <NoticeBar kind="danger">
      {t('decide.select.noSeat')}{' '}
      {can('clientJob.update') && (
        <RouteLink
          route={clientDashboardRoutes.clientDashboardJobsByJobIdEdit}
          params={{ jobId: person.job.id }}
          query={{ ask: 'add_positions' }}
        >
          {t('decide.select.askSeat')}
        </RouteLink>
      )}
    </NoticeBar>
  );
}
