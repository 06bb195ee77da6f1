import { useNavigate, useParams } from 'react-router-dom';
import { candidateDeleteSchema, candidatesRoutes } from '@muster/contracts';
import type { CandidateRecord } from '@muster/contracts';
import {
  QueryView,
  errorText,
  isApiError,
  useOverlayClose,
  usePlatform,
  useUnsavedGuard,
} from '@muster/kit';
import {
  Avatar,
  Button,
  DecisionModal,
  EffectList,
  ErrorSummary,
  NoticeBar,
  OverlayFooter,
  Skeleton,
  Stack,
  TextArea,
  TextField,
  formatDate,
  useZodForm,
} from '@muster/ui';
import { api } from '../../api.ts';
import { useWords } from '../../shared/use-words.ts';

/** The decision to delete: effects in words, reason, the number typed, undo afterwards. */
export function DeleteCandidateModal() {
  const { id = '' } = useParams();
  const query = api.useCandidatesReadQuery({ params: { id } });
  return (
    <QueryView query={query} skeleton={null}>
      {(candidate) => <DeleteCandidate candidate={candidate} />}
    </QueryView>
  );
}

function DeleteCandidate({ candidate }: { candidate: CandidateRecord }) {
  const { id, name, number, version } = candidate;
  const t = useWords();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const effects = api.useCandidatesDeleteEffectsQuery({ params: { id } });
  const [remove, removing] = api.useCandidatesDeleteMutation();
  const [restore] = api.useCandidatesRestoreDeletedMutation();
  const form = useZodForm({
    schema: candidateDeleteSchema,
    initialValues: { version, reason: '', confirmNumber: '' },
  });
  const liftGuard = useUnsavedGuard(form.dirty);
  const blocked = effects.data?.blockedBy != null;
  const numberMatches = form.values.confirmNumber.trim().toUpperCase() === number;

  async function undo(deletedVersion: number) {
    const answer = await restore({ params: { id }, body: { version: deletedVersion } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('remove.restored', { name }) },
    );
  }

  const confirm = form.submit(async (input) => {
    const answer = await remove({ params: { id }, body: { ...input, version } });
    if (answer.data) {
      const deletedVersion = answer.data.version;
      platform.notify({
        kind: 'success',
        text: t('remove.done', { name }),
        undo: () => undo(deletedVersion),
      });
      liftGuard();
      void navigate(candidatesRoutes.list.path, { replace: true });
      return;
    }
    if (isApiError(answer.error) && answer.error.fields?.length)
      form.setServerErrors(answer.error.fields);
    else form.setFormError(errorText(answer.error));
  });

  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('remove.title', { name })}
      subtitle={number}
      avatar={<Avatar name={name} size={32} />}
      onSubmit={confirm}
      footer={
        <OverlayFooter
          left={
            effects.data && t('remove.undo', { until: formatDate(effects.data.restorableUntil) })
          }
        >
          <Button variant="default" size="md" onClick={() => close()}>
            {t('remove.keep')}
          </Button>
          <Button
            type="submit"
            variant="danger"
            size="md"
            disabled={blocked || !numberMatches}
            loading={removing.isLoading}
          >
            {t('remove.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        <QueryView query={effects} size="compact" skeleton={<Skeleton height={96} />}>
          {({ notes, openTasks }) =>
            blocked ? (
              <NoticeBar kind="danger">{t('remove.blocked', { name })}</NoticeBar>
            ) : (
              <EffectList
                items={[
                  { id: 'lists', text: t('remove.effects.lists') },
                  ...(notes > 0
                    ? [{ id: 'notes', text: t('remove.effects.notes', { count: notes }) }]
                    : []),
                  ...(openTasks > 0
                    ? [{ id: 'tasks', text: t('remove.effects.tasks', { count: openTasks }) }]
                    : []),
                  { id: 'purge', text: t('remove.effects.purge') },
                ]}
              />
            )
          }
        </QueryView>
        <TextArea
          label={t('remove.reason')}
          required
          disabled={blocked}
          {...form.field('reason')}
        />
        <TextField
          label={t('remove.number', { number })}
          required
          disabled={blocked}
          {...form.field('confirmNumber')}
        />
      </Stack>
    </DecisionModal>
  );
}
