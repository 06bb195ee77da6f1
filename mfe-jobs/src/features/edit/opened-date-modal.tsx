import { useParams } from 'react-router-dom';
import { jobAgeDays, jobOpenedDateSchema, type JobRecord } from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  CancelButton,
  DateField,
  DecisionModal,
  EffectList,
  ErrorSummary,
  OverlayFooter,
  Stack,
  TextArea,
  dayKey,
  formatDate,
  useNow,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useEditMessages } from './messages.ts';

/** Changes the day the job opened: reason, and effects on its age and clocks. */
export function OpenedDateModal() {
  const { id = '' } = useParams();
  const query = api.useJobsReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null}>
      {(job) => <OpenedDate job={job} />}
    </QueryView>
  );
}

function OpenedDate({ job }: { job: JobRecord }) {
  const t = useEditMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const today = dayKey(useNow(), { timeZone: job.details?.company.timeZone });
  const { data: bounds } = api.useJobsOpenedDateEffectsQuery({ params: { id: job.id } });
  const [save] = api.useJobsSetOpenedDateMutation();
  const form = useZodForm({
    schema: jobOpenedDateSchema.omit({ version: true }),
    initialValues: { openedDate: job.openedDate, reason: '' },
    prepare: ({ openedDate, reason }) => ({ openedDate: openedDate ?? '', reason }),
  });
  const saving = useFormMutation({
    form,
    mutation: save,
    version: job.version,
    toArgs: ({ output, version }) => ({ params: { id: job.id }, body: { ...output, version } }),
    onSaved: () => {
      platform.notify({ kind: 'success', text: t('openedDate.saved') });
      close({ saved: true });
    },
  });
  const age = jobAgeDays({ status: job.status, openedDate: form.values.openedDate }, today);
  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('openedDate.title')}
      subtitle={`${job.title} · ${job.number}`}
      onSubmit={saving.submit}
      footer={
        <OverlayFooter unsaved={form.dirty}>
          <CancelButton>{t('cancel')}</CancelButton>
          <Button type="submit" size="md" loading={saving.pending}>
            {t('openedDate.save')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        <DateField
          label={t('openedDate.date')}
          help={
            bounds &&
            t('openedDate.between', {
              earliest: formatDate(bounds.earliest),
              latest: formatDate(bounds.latest),
            })
          }
          required
          {...(bounds && { min: bounds.earliest, max: bounds.latest })}
          {...form.field('openedDate')}
        />
        <TextArea
          label={t('openedDate.reason')}
          help={t('openedDate.reasonHelp')}
          required
          {...form.field('reason')}
        />
        <EffectList
          items={[
            ...(age === null ? [] : [{ id: 'age', text: t('openedDate.age', { count: age }) }]),
            { id: 'clock', text: t('openedDate.clock') },
          ]}
        />
      </Stack>
    </DecisionModal>
  );
}
