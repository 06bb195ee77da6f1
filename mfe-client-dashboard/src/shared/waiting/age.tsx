import { dayMs } from '@muster/contracts';
import { Badge, IconClock, useNow } from '@muster/ui';
import { useMessages } from '../use-messages.ts';

interface AgeProps {
  since: string;
  /** Agreed or latest possible time; emphasised afterwards. */
  dueAt?: string | null;
}

/** How long something has waited for an answer. */
export function Age({ since, dueAt = null }: AgeProps) {
  const t = useMessages();
  const now = useNow();
  const count = Math.max(0, Math.floor((now - Date.parse(since)) / dayMs));
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  return (
    <Badge family={isLate ? 'red' : 'grey'} icon={IconClock}>
      {t('age', { count })}
    </Badge>
  );
}
