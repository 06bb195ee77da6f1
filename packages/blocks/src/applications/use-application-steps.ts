import type { ApplicationRow } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import {
  useApplicationsMoveMutation,
  useApplicationsRestoreMutation,
  useApplicationsResumeMutation,
  useApplicationsUndoMoveMutation,
} from './applications-context.tsx';
import { useApplicationBlockMessages } from './messages.ts';

/** Steps that ask for nothing and happen at once, and can be taken back as if they never had. */
export function useApplicationSteps({ id, version, job }: ApplicationRow) {
  const t = useApplicationBlockMessages();
  const [move] = useApplicationsMoveMutation();
  const [resume] = useApplicationsResumeMutation();
  const [restore] = useApplicationsRestoreMutation();
  const [undoMove] = useApplicationsUndoMoveMutation();
  const params = { id };
  const undo = (after: ApplicationRow) =>
    undoMove({ params, body: { version: after.version } }).unwrap();
  const moving = useUndoableMutation({
    mutation: move,
    message: (moved) => t('moved', { stage: moved.stage.name }),
    undo,
  });
  const resuming = useUndoableMutation({
    mutation: resume,
    message: () => t('resumed', { job: job.title }),
    undo,
  });
  const restoring = useUndoableMutation({
    mutation: restore,
    message: () => t('restored', { job: job.title }),
  });
  return {
    moveTo: (stageId: string) => void moving.run({ params, body: { version, stageId } }),
    resume: () => void resuming.run({ params, body: { version } }),
    restore: () => void restoring.run({ params, body: { version } }),
    pending: moving.pending || resuming.pending || restoring.pending,
  };
}
