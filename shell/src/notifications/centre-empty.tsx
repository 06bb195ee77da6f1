import type { NotificationTopic } from '@muster/contracts';
import { useSession } from '@muster/kit';
import { EmptyState, IconBell, useT } from '@muster/ui';
import type { Folder } from './centre-filters.tsx';
import { notificationMessages } from './messages.ts';

type CentreEmptyProps = { folder: Folder; topic: NotificationTopic | null };

/** Explains an empty folder. */
export function CentreEmpty({ folder, topic }: CentreEmptyProps) {
  const t = useT(notificationMessages);
  const isStaff = useSession()?.audience === 'staff';
  if (topic)
    return (
      <EmptyState
        icon={IconBell}
        title={t('empty.topic', { topic: t(`topic.${topic}`) })}
        text={t('empty.topicText')}
      />
    );
  const belongs = folder === 'all' && !isStaff ? 'account' : folder;
  return (
    <EmptyState icon={IconBell} title={t(`empty.${folder}`)} text={t(`empty.${belongs}Text`)} />
  );
}
