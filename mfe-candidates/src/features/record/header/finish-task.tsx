import type { Task } from '@muster/contracts';
import { useTaskActions } from '@muster/blocks';
import { Button } from '@muster/ui';
import { useWords } from '../../../shared/use-words.ts';

/** Marks the task that comes next as done, with Undo as everywhere. */
export function FinishTask({ task }: { task: Task }) {
  const t = useWords();
  const { complete, pending } = useTaskActions(task);
  return (
    <Button size="xs" loading={pending} onClick={complete}>
      {t('record.next.finishTask')}
    </Button>
  );
}
