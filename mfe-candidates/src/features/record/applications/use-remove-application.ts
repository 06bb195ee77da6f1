import type { ApplicationRow } from '@muster/contracts';
import { useOverlayClose, useUndoableMutation } from '@muster/kit';
import { api } from '../../../api.ts';
import { useWords } from '../../../shared/use-words.ts';

/** Takes somebody who was never proposed off the job, without a reason. */
export function useRemoveApplication({ id, version, job }: ApplicationRow, name: string) {
  const t = useWords();
  const close = useOverlayClose();
  const [remove] = api.useApplicationsRemoveMutation();
  const [putBack] = api.useApplicationsPutBackMutation();
  const params = { id };
  const { run, pending } = useUndoableMutation({
    mutation: remove,
    message: () => t('applications.remove.done.remove', { name, job: job.title }),
    undo: (removed) => putBack({ params, body: { version: removed.version } }).unwrap(),
    onDone: () => close({ saved: true }),
  });
  return { remove: () => void run({ params, body: { version } }), pending };
}
