import type { NotificationTopic } from '@muster/contracts';
import {
  IconAt,
  IconClipboardCheck,
  IconChecks,
  IconInfoCircle,
  IconShieldCheck,
  IconStar,
  IconUserCheck,
} from '@muster/ui';
import type { IconComponent } from '@muster/ui';

export const topicIcons: Readonly<Record<NotificationTopic, IconComponent>> = {
  mention: IconAt,
  assignment: IconUserCheck,
  task_due: IconClipboardCheck,
  approval: IconChecks,
  followed: IconStar,
  system: IconInfoCircle,
  security: IconShieldCheck,
};
