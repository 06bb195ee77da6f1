import { useNavigate, useParams } from 'react-router-dom';
import { candidateDeleteSchema, candidatesRoutes } from '@muster/contracts';
import type { CandidateRecord, ResponseOf, candidateEndpoints } from '@muster/contracts';
import { QueryView, errorText, useFormMutation, useOverlayClose, usePlatform } from '@muster/kit';
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
import type { Words } from '../../shared/use-words.ts';

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
  const { id, name, number } = candidate;
  const t = useWords();
  const platform = usePlatform();
  const navigate = useNavigate();
  const close = useOverlayClose();
  const [remove] = api.useCandidatesDeleteMutation();
  const [restore] = api.useCandidatesRestoreDeletedMutation();
  const form = useZodForm({
    schema: candidateDeleteSchema.omit({ version: true }),
    initialValues: { reason: '', confirmNumber: '' },
  });
  const numberMatches = form.values.confirmNumber.trim().toUpperCase() === number;
  const deleting = useFormMutation({
    form,
    mutation: remove,
    version: candidate.version,
    toArgs: ({ output, version }) => ({ params: { id }, body: { ...output, version } }),
    onSaved: ({ version }) => {
      platform.notify({
        kind: 'success',
        text: t('remove.done', { name }),
        undo: () => undo(version),
      });
      void navigate(candidatesRoutes.list.path, { replace: true });
    },
  });

  // Nobody asks any more what deleting would do once it is under way or done.
  const effects = api.useCandidatesDeleteEffectsQuery(
    { params: { id } },
    { skip: deleting.pending || candidate.deleted !== null },
  );
  const refusal = refusalOf(candidate, effects.data, t);

  async function undo(deletedVersion: number) {
    const answer = await restore({ params: { id }, body: { version: deletedVersion } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'success', text: t('remove.restored', { name }) },
    );
  }

  return (
    <DecisionModal
      opened
      onClose={close}
      title={t('remove.title', { name })}
      subtitle={number}
      avatar={<Avatar name={name} size={32} />}
      onSubmit={deleting.submit}
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
            disabled={refusal !== null || !numberMatches}
            loading={deleting.pending}
          >
            {t('remove.confirm')}
          </Button>
        </OverlayFooter>
      }
    >
      <Stack>
        <ErrorSummary {...form.summary} />
        {refusal ? (
          <NoticeBar kind="danger">{refusal}</NoticeBar>
        ) : (
          <QueryView
            query={effects}
            keepPrevious
            size="compact"
            skeleton={<Skeleton height={96} />}
          >
            {({ notes, openTasks }) => (
              <EffectList
                items={[
                  { id: 'lists', text: t('remove.effects.lists') },
                  { id: 'notes', text: t('remove.effects.notes', { count: notes }), count: notes },
                  {
                    id: 'tasks',
                    text: t('remove.effects.tasks', { count: openTasks }),
                    count: openTasks,
                  },
                  { id: 'purge', text: t('remove.effects.purge') },
                ].filter(({ count }) => count !== 0)}
              />
            )}
          </QueryView>
        )}
        <TextArea
          label={t('remove.reason')}
          required
          disabled={refusal !== null}
          {...form.field('reason')}
        />
        <TextField
          label={t('remove.number', { number })}
          required
          disabled={refusal !== null}
          {...form.field('confirmNumber')}
        />
      </Stack>
    </DecisionModal>
  );
}

/** Why this record cannot be deleted now; null when it can. */
function refusalOf(
  { name, deleted, allowedActions }: CandidateRecord,
  effects: ResponseOf<typeof candidateEndpoints.deleteEffects> | undefined,
  t: Words,
): string | null {
  if (effects?.blockedBy) return t('remove.blocked', { name });
  if (deleted) return t('remove.already', { name });
  return allowedActions.includes('delete') ? null : t('edit.notAllowed');
}
