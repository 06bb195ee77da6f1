import { factsOfSeat, selectSchema, type ApplicationRecord } from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Avatar,
  Button,
  CancelButton,
  CheckboxField,
  DateField,
  DecisionModal,
  EffectList,
  ErrorSummary,
  IconLock,
  IconMail,
  IconUser,
  NoticeBar,
  OverlayFooter,
  SelectField,
  Stack,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useApplicationMessages } from './messages.ts';
import { OverlayNotice } from './overlay-notice.tsx';
import { RateField, type Rate } from './rate-field.tsx';
import { RateWarnings } from './rate-warnings.tsx';
import { useApplication } from './use-application.ts';

/** Records that the client selected a candidate, for which position, and how the agency knows. */
export function SelectModal() {
  const t = useApplicationMessages();
  const query = useApplication();
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(record) => {
        if (record.status === 'withdrawn')
          return <OverlayNotice record={record} text={t('select.withdrawn')} />;
        if (!record.allowedActions.includes('select'))
          return <OverlayNotice record={record} text={t('select.done')} />;
        return <SelectForm record={record} onStale={() => void query.refetch()} />;
      }}
    </QueryView>
  );
}

interface SelectFormProps {
  record: ApplicationRecord;
  /** Called if the shown seats are outdated and must be reloaded. */
  onStale: () => void;
}

function SelectForm({ record, onStale }: SelectFormProps) {
  const t = useApplicationMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [select] = api.useApplicationsSelectMutation();
  const free = record.seats.filter(({ status }) => status === 'open');
  const [seat, setSeat] = useState(free[0]);
  const { name } = record.candidate;
  const mayPay = record.payRate !== undefined;
  // Asked once the rate turns out to be below the candidate's minimum.
  const [isBelow, setBelow] = useState(false);
  const form = useZodForm({
    schema: selectSchema.omit({ version: true }),
    initialValues: {
      positionId: seat?.id ?? '',
      startDate: seat?.targetStart ?? null,
      billRate: (record.billRate ?? null) as Rate | null,
      payRate: (record.payRate ?? null) as Rate | null,
      note: '',
      belowMinimum: false,
    },
  });
  const saving = useFormMutation({
    form,
    mutation: select,
    version: record.version,
    toArgs: ({ output, version }) => ({ params: { id: record.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('done.select', { name }) });
      close({ saved: true });
    },
    onRefused: ({ code }) => {
      if (code === 'RATE_BELOW_MINIMUM') setBelow(true);
      if (code === 'POSITION_TAKEN' || code === 'NO_OPEN_POSITION') {
        form.applyPatch({ positionId: '' });
        onStale();
      }
      return false;
    },
  });
  const choose = (positionId: string | null) => {
    const next = free.find(({ id }) => id === positionId);
    if (!next) return;
    const { targetStart } = next;
    form.applyPatch({ positionId: next.id, ...factsOfSeat(form.values, seat, { targetStart }) });
    setSeat(next);
  };
  return (
    <DecisionModal
      opened
      onClose={() => close()}
      title={t('select.title', { name })}
      subtitle={`${record.job.title}, ${record.company.name}`}
      avatar={<Avatar name={name} src={record.candidate.photo} size={32} />}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button type="submit" size="md" disabled={free.length === 0} loading={saving.pending}>
            {t('select.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        {free.length === 0 ? (
          <NoticeBar kind="danger">{t('select.none')}</NoticeBar>
        ) : (
          <SelectField
            label={t('select.seat')}
            required
            {...form.field('positionId')}
            options={free.map(({ id, label }) => ({ value: id, label }))}
            onChange={choose}
          />
        )}
        <DateField label={t('select.start')} {...form.field('startDate')} />
        <RateField label={t('terms.bill')} {...form.field('billRate')} />
        {mayPay && <RateField label={t('terms.pay')} {...form.field('payRate')} />}
        <RateWarnings
          record={record}
          billRate={form.values.billRate}
          payRate={form.values.payRate}
        />
        {isBelow && <CheckboxField label={t('select.below')} {...form.field('belowMinimum')} />}
        <TextArea
          label={t('select.proof')}
          help={t('select.proofHelp')}
          required
          {...form.field('note')}
        />
        <EffectList
          items={[
            { id: 'kept', icon: IconLock, text: t('select.kept', { name }) },
            { id: 'team', icon: IconMail, text: t('select.team') },
            { id: 'told', icon: IconUser, text: t('select.notTold', { name }) },
          ]}
        />
      </Stack>
    </DecisionModal>
  );
}
