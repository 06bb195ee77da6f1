import type { Task } from '@muster/contracts';
import { useTaskActions } from '@muster/blocks';
import { Button } from '@muster/ui';
import { useMessages } from '../../../shared/use-messages.ts';

/** Marks the next task as done, with undo. */
export function FinishTask({ task }: { task: Task }) {
  const t = useMessages();
  const { complete, pending } = useTaskActions(task);
  return (
    <Button size="xs" loading={pending} onClick={complete}>
      {t('record.next.finishTask')}
    </Button>
  );
}
