import { useParams } from 'react-router-dom';
import {
  candidatesRoutes,
  type CandidateRecord,
  type ResponseOf,
  type candidateEndpoints,
} from '@muster/contracts';
import { DeletionForm, useDeletion } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import { Avatar, EffectList, NoticeBar, Skeleton, formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { DeleteAlternatives } from './delete-alternatives.tsx';

/** Confirms deletion: effects, reason, typed number, undo afterwards. */
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
  const { id, name } = candidate;
  const t = useMessages();
  const [remove] = api.useCandidatesDeleteMutation();
  const [restore] = api.useCandidatesRestoreDeletedMutation();
  const deletion = useDeletion({
    record: candidate,
    remove,
    restore,
    listPath: candidatesRoutes.list.path,
  });
  // The effects are no longer loaded once deletion has started.
  const effects = api.useCandidatesDeleteEffectsQuery(
    { params: { id } },
    { skip: deletion.saving.pending || candidate.deleted !== null },
  );
  return (
    <DeletionForm
      kind="candidate"
      deletion={deletion}
      avatar={<Avatar name={name} src={candidate.photo} size={32} />}
      refusal={refusalOf(candidate, effects.data, t)}
      known={effects.data !== undefined}
      restorableUntil={effects.data?.restorableUntil}
    >
      {effects.data?.erasureAskedAt && (
        <NoticeBar kind="warning">
          {t('remove.asked', { name, when: formatDate(effects.data.erasureAskedAt) })}
        </NoticeBar>
      )}
      <QueryView query={effects} keepPrevious size="compact" skeleton={<Skeleton height={96} />}>
        {({ notes, openTasks, applications, files }) => (
          <EffectList
            items={[
              { id: 'lists', text: t('remove.effects.lists') },
              {
                id: 'applications',
                text: t('remove.effects.applications', { count: applications }),
                count: applications,
              },
              { id: 'notes', text: t('remove.effects.notes', { count: notes }), count: notes },
              {
                id: 'tasks',
                text: t('remove.effects.tasks', { count: openTasks }),
                count: openTasks,
              },
              { id: 'files', text: t('remove.effects.files', { count: files }), count: files },
              { id: 'purge', text: t('remove.effects.purge') },
            ].filter(({ count }) => count !== 0)}
          />
        )}
      </QueryView>
      <DeleteAlternatives candidate={candidate} />
    </DeletionForm>
  );
}

/** Returns why this record cannot be deleted now; null when it can. */
function refusalOf(
  { name, deleted, allowedActions }: CandidateRecord,
  effects: ResponseOf<typeof candidateEndpoints.deleteEffects> | undefined,
  t: Translate,
): string | null {
  if (effects?.blockedBy === 'CANDIDATE_HAS_OPEN_SIGNATURES') return t('remove.unsigned', { name });
  if (effects?.blockedBy) return t('remove.blocked', { name });
  if (deleted) return t('remove.already', { name });
  return allowedActions.includes('delete') ? null : t('edit.notAllowed');
}
