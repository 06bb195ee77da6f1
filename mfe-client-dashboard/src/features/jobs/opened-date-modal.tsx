import { clientOpenedDateSchema, type ClientJobRecord } from '@muster/contracts';
import { QueryView, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  DateField,
  DecisionForm,
  DecisionNotice,
  NoticeBar,
  TextArea,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { useParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { useJobsMessages } from './messages.ts';

/** Changes the day on which the client's job opened, with reason and effects. */
export function OpenedDateModal() {
  const { jobId = '' } = useParams();
  const query = api.useJobQuery({ params: { id: jobId } });
  return (
    <QueryView query={query} keepPrevious skeleton={null}>
      {(job) =>
        job.allowedActions.includes('edit_opened_date') ? (
          <OpenedDate job={job} />
        ) : (
          <NoDate job={job} />
        )
      }
    </QueryView>
  );
}

function OpenedDate({ job }: { job: ClientJobRecord }) {
  const t = useJobsMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [save] = api.useCorrectOpenedDateMutation();
  const { openedDates: bounds } = job;
  const form = useZodForm({
    schema: clientOpenedDateSchema.omit({ version: true }),
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
  return (
    <DecisionForm
      onClose={() => close()}
      title={t('openedDate.title')}
      subtitle={`${job.title} · ${job.number}`}
      keep={t('edit.cancel')}
      confirm={t('openedDate.save')}
      unsaved={form.dirty}
      effects={[
        t('openedDate.effects.count'),
        t('openedDate.effects.told'),
        t('openedDate.effects.kept'),
      ]}
      summary={form.summary}
      saving={saving}
    >
      <DateField
        label={t('openedDate.date')}
        help={
          bounds
            ? t('openedDate.between', {
                earliest: formatDate(bounds.earliest),
                latest: formatDate(bounds.latest),
              })
            : undefined
        }
        required
        {...(bounds && { min: bounds.earliest, max: bounds.latest })}
        {...form.field('openedDate')}
      />
      <TextArea label={t('openedDate.reason')} required {...form.field('reason')} />
    </DecisionForm>
  );
}

function NoDate({ job }: { job: ClientJobRecord }) {
  const t = useJobsMessages();
  const close = useOverlayClose();
  return (
    <DecisionNotice
      onClose={() => close()}
      title={t('openedDate.title')}
      subtitle={`${job.title} · ${job.number}`}
      keep={t('close')}
    >
      <NoticeBar kind="info">
        {t(job.openedDate === null ? 'openedDate.none' : 'openedDate.readOnly')}
      </NoticeBar>
    </DecisionNotice>
  );
}
