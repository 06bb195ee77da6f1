import type { Task } from '@muster/contracts';
import { useUndoableMutation } from '@muster/kit';
import { formatRelativeDay, useT } from '@muster/ui';
import {
  useTasksCompleteMutation,
  useTasksReopenMutation,
  useTasksSnoozeMutation,
  useTasksWakeMutation,
} from '../host-hooks.ts';
import { taskMessages } from './messages.ts';

const seen = ({ id, version }: Task) => ({ params: { id }, body: { version } });

/** What can be done with a task; it can be taken back for ten seconds, to the day it waited for. */
export function useTaskActions(task: Task) {
  const t = useT(taskMessages);
  const [complete] = useTasksCompleteMutation();
  const [reopen] = useTasksReopenMutation();
  const [snooze] = useTasksSnoozeMutation();
  const [wake] = useTasksWakeMutation();
  const snoozedUntil = task.status === 'snoozed' ? task.snoozedUntil : null;
  const snoozeAgain = async (open: Task) => {
    if (snoozedUntil === null) return;
    const { params, body } = seen(open);
    await snooze({ params, body: { ...body, until: snoozedUntil } }).unwrap();
  };
  const completing = useUndoableMutation({
    mutation: complete,
    message: () => t('row.doneText'),
    undo: async (done) => snoozeAgain(await reopen(seen(done)).unwrap()),
  });
  const reopening = useUndoableMutation({ mutation: reopen, message: () => t('row.reopenedText') });
  const snoozing = useUndoableMutation({
    mutation: snooze,
    message: (_snoozed, { body }) => t('row.snoozedText', { day: formatRelativeDay(body.until) }),
    undo: (snoozed) => wake(seen(snoozed)).unwrap(),
  });
  const waking = useUndoableMutation({
    mutation: wake,
    message: () => t('row.wokenText'),
    undo: snoozeAgain,
  });
  return {
    pending: completing.pending || reopening.pending || snoozing.pending || waking.pending,
    complete: () => void completing.run(seen(task)),
    reopen: () => void reopening.run(seen(task)),
    wake: () => void waking.run(seen(task)),
    snooze: (until: string) => {
      const { params, body } = seen(task);
      void snoozing.run({ params, body: { ...body, until } });
    },
  };
}
