import type { ApplicationRow } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import {
  useApplicationsMoveMutation,
  useApplicationsRestoreMutation,
  useApplicationsResumeMutation,
} from './applications-context.tsx';
import { useApplicationBlockMessages } from './messages.ts';

/** Steps that ask for nothing and happen at once; a move is taken back by moving again. */
export function useApplicationSteps({ id, version, stage, job }: ApplicationRow) {
  const t = useApplicationBlockMessages();
  const [move] = useApplicationsMoveMutation();
  const [resume] = useApplicationsResumeMutation();
  const [restore] = useApplicationsRestoreMutation();
  const params = { id };
  const moving = useUndoableMutation({
    mutation: move,
    message: (moved) => t('moved', { stage: moved.stage.name }),
    undo: (moved) => move({ params, body: { version: moved.version, stageId: stage.id } }).unwrap(),
  });
  const resuming = useUndoableMutation({
    mutation: resume,
    message: () => t('resumed', { job: job.title }),
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
