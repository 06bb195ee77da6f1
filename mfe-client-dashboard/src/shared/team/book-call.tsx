import { clientCallSchema, type ClientCallTimes, type ClientTeam } from '@muster/contracts';
import { QueryView, useFormMutation, usePlatform } from '@muster/kit';
import {
  Avatar,
  DecisionForm,
  DecisionNotice,
  EmptyLine,
  SelectField,
  TextField,
  formatDateTime,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { daysOf, timesOn } from './call-times.ts';
import { useContactMessages } from './contact-messages.ts';
import { useCallAddress } from './use-call-address.ts';

/** Books a call at a time when the chosen team member is free. */
export function BookCall({ userId }: { userId: string }) {
  const t = useContactMessages();
  const { close } = useCallAddress();
  const team = api.useTeamQuery();
  const query = api.useCallTimesQuery(
    { params: { userId } },
    // Cached free times may be taken by now.
    { refetchOnMountOrArgChange: true },
  );
  // An error on the page below the dialog would be out of sight.
  if (query.currentData === undefined && query.error)
    return (
      <DecisionNotice onClose={() => close()} title={t('call.heading')} keep={t('email.close')}>
        <QueryView query={query} size="block" skeleton={null}>
          {() => null}
        </QueryView>
      </DecisionNotice>
    );
  return (
    <QueryView query={query} skeleton={null}>
      {(times) =>
        times.data.length > 0 ? (
          <CallForm
            userId={userId}
            times={times}
            jobs={team.data?.jobs ?? []}
            onTaken={() => void query.refetch()}
          />
        ) : (
          <NoTime name={times.name} onClose={() => close()} />
        )
      }
    </QueryView>
  );
}

/** Shown if no time is free in the next days. */
function NoTime({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useContactMessages();
  return (
    <DecisionNotice onClose={onClose} title={t('call.heading')} keep={t('email.close')}>
      <EmptyLine text={t('call.none', { name })} />
    </DecisionNotice>
  );
}

interface CallFormProps {
  userId: string;
  times: ClientCallTimes;
  jobs: ClientTeam['jobs'];
  /** Called if the chosen time was taken meanwhile: the free times must be reloaded. */
  onTaken: () => void;
}

function CallForm({ userId, times: { name, minutes, data }, jobs, onTaken }: CallFormProps) {
  const t = useContactMessages();
  const platform = usePlatform();
  const { close } = useCallAddress();
  const [book] = api.useBookCallMutation();
  const days = daysOf(data);
  const [day, setDay] = useState(days[0]?.value ?? null);
  const form = useZodForm({
    schema: clientCallSchema,
    initialValues: { startsAt: '', subject: '', phone: '', jobId: null as string | null },
  });
  const saving = useFormMutation({
    form,
    mutation: book,
    toArgs: ({ output }) => ({ params: { userId }, body: output }),
    onSaved: (call) => {
      const at = formatDateTime(call.startsAt);
      platform.notify({ kind: 'success', text: t('call.booked', { name: call.name, at }) });
      close({ saved: true });
    },
    onRefused: ({ code }) => {
      if (code === 'RATE_LIMITED') form.setFormError(t('email.limit'));
      else if (code === 'SLOT_TAKEN') {
        form.setValue('startsAt', '');
        form.setFormError(t('call.taken'));
        onTaken();
      } else return false;
      return true;
    },
  });
  return (
    <DecisionForm
      onClose={() => close()}
      title={t('call.title', { name })}
      avatar={<Avatar name={name} size={32} />}
      keep={t('email.cancel')}
      confirm={t('call.book')}
      unsaved={form.dirty}
      effects={[t('call.effects.calendar', { name }), t('call.effects.mail')]}
      summary={form.summary}
      saving={saving}
    >
      <SelectField
        label={t('call.day')}
        required
        options={days}
        value={day}
        onChange={(next) => {
          setDay(next);
          form.setValue('startsAt', '');
        }}
      />
      <SelectField
        label={t('call.time', { count: minutes })}
        required
        options={timesOn(data, day)}
        {...form.field('startsAt')}
      />
      <TextField label={t('call.phone')} type="tel" required {...form.field('phone')} />
      <TextField label={t('call.about')} required {...form.field('subject')} />
      {jobs.length > 0 && (
        <SelectField
          label={t('email.job')}
          placeholder={t('email.noJob')}
          options={jobs.map(({ id, title, number }) => ({
            value: id,
            label: `${title} (${number})`,
          }))}
          {...form.field('jobId')}
        />
      )}
    </DecisionForm>
  );
}
