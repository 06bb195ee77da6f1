import { errorText, usePlatform } from '@muster/kit';
import { api } from '../api.ts';
import { useMessages } from './use-messages.ts';

interface Named {
  id: string;
  name: string;
}

/** Records that two records are different people, with undo. */
export function useTwoPeople() {
  const t = useMessages();
  const platform = usePlatform();
  const [dismiss, { isLoading }] = api.useDuplicatesDismissMutation();
  const [reopen] = api.useDuplicatesReopenMutation();

  async function sayTwo(one: Named, other: Named) {
    const params = { id: one.id, otherId: other.id };
    const answer = await dismiss({ params });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : {
            kind: 'success',
            text: t('duplicates.dismissed', { one: one.name, other: other.name }),
            undo: async () => {
              const undone = await reopen({ params });
              if (undone.error) platform.notify({ kind: 'error', text: errorText(undone.error) });
            },
          },
    );
  }
  return { sayTwo, pending: isLoading };
}
