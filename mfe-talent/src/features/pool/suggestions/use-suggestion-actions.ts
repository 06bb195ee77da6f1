import type { PoolRecord, PoolSuggestion } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { api } from '../../../api.ts';
import { useSuggestionMessages } from './messages.ts';

/** Adds and dismisses suggested people; both can be undone. */
export function useSuggestionActions({ id, kind }: Pick<PoolRecord, 'id' | 'kind'>) {
  const t = useSuggestionMessages();
  const { notify } = usePlatform();
  const [move, moving] = api.usePoolMembershipsMoveMutation();
  const [dismissal, dismissing] = api.usePoolSuggestionsDismissMutation();

  async function setDismissed(candidateId: string, dismissed: boolean): Promise<boolean> {
    const body = { candidateIds: [candidateId], dismissed };
    const { error } = await dismissal({ params: { id }, body });
    if (error) notify({ kind: 'error', text: errorText(error) });
    return !error;
  }

  async function take(candidateIds: string[]): Promise<void> {
    const body = {
      candidateIds,
      // In a smart pool, removing would exclude the person.
      move: kind === 'smart' ? ('release' as const) : ('remove' as const),
      reason: null,
    };
    const { error } = await move({ params: { id }, body });
    if (error) notify({ kind: 'error', text: errorText(error) });
  }

  return {
    pending: moving.isLoading || dismissing.isLoading,
    add: async (people: readonly PoolSuggestion[]): Promise<void> => {
      const [first] = people;
      if (!first) return;
      const body = {
        candidateIds: people.map(({ candidate }) => candidate.id),
        move: 'add' as const,
        reason: t('reason', { number: first.job.number }),
      };
      const { data, error } = await move({ params: { id }, body });
      if (!data) {
        notify({ kind: 'error', text: errorText(error) });
        return;
      }
      // Undo keeps the people who were members before.
      const { moved: count, movedIds } = data;
      const added = people.find(({ candidate }) => movedIds.includes(candidate.id));
      if (!added) {
        notify({ kind: 'info', text: t('addedNone') });
        return;
      }
      notify({
        kind: 'success',
        text: t('added', { count, name: added.candidate.name }),
        undo: () => take(movedIds),
      });
    },
    dismiss: async ({ candidate }: PoolSuggestion): Promise<void> => {
      if (!(await setDismissed(candidate.id, true))) return;
      notify({
        kind: 'success',
        text: t('dismissedOne', { name: candidate.name }),
        undo: async () => {
          await setDismissed(candidate.id, false);
        },
      });
    },
  };
}
