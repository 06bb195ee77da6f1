import type { ApplicationRow } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import {
  useApplicationsPutBackMutation,
  useApplicationsRemoveMutation,
} from './applications-context.tsx';
import { useApplicationBlockMessages } from './messages.ts';

interface RemoveApplication {
  row: ApplicationRow;
  name: string;
  onDone: () => void;
}

/** Removes a candidate without a submission from the job, without a reason. */
export function useRemoveApplication({
  row: { id, version, job },
  name,
  onDone,
}: RemoveApplication) {
  const t = useApplicationBlockMessages();
  const [remove] = useApplicationsRemoveMutation();
  const [putBack] = useApplicationsPutBackMutation();
  const params = { id };
  const { run, pending } = useUndoableMutation({
    mutation: remove,
    message: () => t('end.done.remove', { name, job: job.title }),
    undo: (removed) => putBack({ params, body: { version: removed.version } }).unwrap(),
    onDone,
  });
  return { remove: () => void run({ params, body: { version } }), pending };
}
