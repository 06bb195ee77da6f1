import { errorText, isApiError, usePlatform } from '@muster/kit';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';

/** Actions on suggestions, with messages and undo. */
export function useSuggestions(candidateId: string) {
  const t = useMessages();
  const platform = usePlatform();
  const params = { id: candidateId };
  const [accept, accepting] = api.useExperienceSuggestionsAcceptMutation();
  const [dismiss, dismissing] = api.useExperienceSuggestionsDismissMutation();
  const [takeBack, takingBack] = api.useExperienceSuggestionsUndoMutation();
  const list = api.useExperienceSuggestionsListQuery({ params });

  function sayError(error: unknown) {
    const isOutdated = isApiError(error) && error.code === 'SUGGESTION_OUTDATED';
    platform.notify({
      kind: 'error',
      text: isOutdated ? t('suggestions.outdated') : errorText(error),
    });
    if (isOutdated) void list.refetch();
  }
  async function undo(keys: string[]) {
    const { error } = await takeBack({ params, body: { keys } });
    if (error) return sayError(error);
    platform.notify({ kind: 'info', text: t('suggestions.undone') });
  }

  return {
    pending: accepting.isLoading || dismissing.isLoading || takingBack.isLoading,
    accept: async (items: { key: string; text?: string }[]) => {
      const { error } = await accept({ params, body: { items } });
      if (error) return sayError(error);
      const keys = items.map(({ key }) => key);
      platform.notify({
        kind: 'success',
        text: t('suggestions.accepted', { count: items.length }),
        undo: () => undo(keys),
      });
    },
    dismiss: async (key: string) => {
      const { error } = await dismiss({ params, body: { keys: [key] } });
      if (error) return sayError(error);
      platform.notify({
        kind: 'success',
        text: t('suggestions.dismissed'),
        undo: () => undo([key]),
      });
    },
    undo: (key: string) => undo([key]),
  };
}
export type SuggestionActions = ReturnType<typeof useSuggestions>;
