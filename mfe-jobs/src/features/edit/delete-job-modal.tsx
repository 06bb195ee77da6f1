import { useNavigate, useParams } from 'react-router-dom';
import { jobDeleteSchema, jobsRoutes, type JobRecord } from '@muster/contracts';
import { QueryView, errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
import {
  DecisionForm,
  DecisionNotice,
  EffectList,
  NoticeBar,
  Skeleton,
  TextArea,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useEditMessages } from './messages.ts';

/** Confirms deleting an unused draft; used jobs are cancelled. */
export function DeleteJobModal() {
  const { id = '' } = useParams();
  const query = api.useJobsReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null}>
      {(job) =>
        job.allowedActions.includes('delete') ? <DeleteJob job={job} /> : <Kept job={job} />
      }
    </QueryView>
  );
}

/** Explains why this job cannot be deleted, and the alternative. */
function Kept({ job }: { job: JobRecord }) {
  const t = useEditMessages();
  const close = useOverlayClose();
  const isDraft = job.status === 'draft' || job.status === 'pending_review';
  return (
    <DecisionNotice
      onClose={close}
      title={t('remove.title', { title: job.title })}
      subtitle={job.number}
      keep={t('remove.keep')}
    >
      <NoticeBar kind="warning">{t(isDraft ? 'remove.notYours' : 'remove.state')}</NoticeBar>
    </DecisionNotice>
  );
}

function DeleteJob({ job }: { job: JobRecord }) {
  const t = useEditMessages();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const [remove] = api.useJobsDeleteMutation();
  const [restore] = api.useJobsRestoreDeletedMutation();
  const form = useZodForm({
    schema: jobDeleteSchema.omit({ version: true }),
    initialValues: { reason: '' },
  });
  const deleting = useFormMutation({
    form,
    mutation: remove,
    version: job.version,
    toArgs: ({ output, version }) => ({ params: { id: job.id }, body: { ...output, version } }),
    onSaved: ({ version }) => {
      platform.notify({
        kind: 'success',
        text: t('remove.done', { number: job.number }),
        undo: () => takeBack(version),
      });
      void navigate(jobsRoutes.list.path, { replace: true });
    },
  });
  async function takeBack(version: number) {
    const answer = await restore({ params: { id: job.id }, body: { version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('remove.restored', { number: job.number }) },
    );
  }
  const effects = api.useJobsDeleteEffectsQuery(
    { params: { id: job.id } },
    { skip: deleting.pending },
  );
  const blocked = effects.data?.blockedBy ?? null;
  return (
    <DecisionForm
      onClose={close}
      title={t('remove.title', { title: job.title })}
      subtitle={job.number}
      effects={null}
      keep={t('remove.keep')}
      confirm={t('remove.confirm')}
      danger
      disabled={!effects.data || blocked !== null}
      summary={form.summary}
      saving={deleting}
    >
      <QueryView query={effects} keepPrevious size="compact" skeleton={<Skeleton height={64} />}>
        {({ blockedBy, tells }) =>
          blockedBy ? (
            <NoticeBar kind="danger">
              {t(blockedBy === 'USE_ACTION_INSTEAD' ? 'remove.used' : 'remove.state')}
            </NoticeBar>
          ) : (
            <EffectList
              items={[
                { id: 'gone', text: t('remove.effects.gone') },
                ...(tells
                  ? [{ id: 'tells', text: t('remove.effects.tells', { name: tells }) }]
                  : []),
              ]}
            />
          )
        }
      </QueryView>
      <TextArea
        label={t('remove.reason')}
        required
        disabled={blocked !== null}
        {...form.field('reason')}
      />
    </DecisionForm>
  );
}
