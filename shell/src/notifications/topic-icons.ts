import type { NotificationTopic } from '@muster/contracts';
import {
  IconAt,
  IconBriefcase,
  IconChecks,
  IconCircleCheck,
  IconClipboardCheck,
  IconCurrencyDollar,
  IconEye,
  IconFileCheck,
  IconInfoCircle,
  IconShieldCheck,
  IconStar,
  IconUserCheck,
  type IconComponent,
} from '@muster/ui';

export const topicIcons: Readonly<Record<NotificationTopic, IconComponent>> = {
  mention: IconAt,
  assignment: IconUserCheck,
  task_due: IconClipboardCheck,
  application_stage: IconBriefcase,
  submission_seen: IconEye,
  client_decision: IconCircleCheck,
  screening_submitted: IconClipboardCheck,
  job: IconBriefcase,
  placement: IconFileCheck,
  rate_changed: IconCurrencyDollar,
  approval: IconChecks,
  followed: IconStar,
  system: IconInfoCircle,
  security: IconShieldCheck,
};
