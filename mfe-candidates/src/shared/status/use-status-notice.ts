import type {
  CandidateStatusAction,
  ResponseOf,
  candidateStatusEndpoints,
} from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { formatDate } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../use-messages.ts';

type Answer = ResponseOf<typeof candidateStatusEndpoints.activate>;

/** Announces what was done, with undo while the server allows it. */
export function useStatusNotice() {
  const t = useMessages();
  const platform = usePlatform();
  const [undo] = api.useCandidatesUndoStatusMutation();

  async function takeBack({ id, name, version }: Answer) {
    const answer = await undo({ params: { id }, body: { version } });
    platform.notify(
      answer.error
        ? { kind: 'error', text: errorText(answer.error) }
        : { kind: 'info', text: t('status.undone', { name }) },
    );
  }

  return (action: CandidateStatusAction, answer: Answer) =>
    platform.notify({
      kind: 'success',
      text: t(`status.done.${action}`, {
        name: answer.name,
        until: answer.snoozedUntil ? formatDate(answer.snoozedUntil) : '',
      }),
      ...(answer.undoUntil && { undo: () => takeBack(answer) }),
    });
}
