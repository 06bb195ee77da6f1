import type { ReactNode } from 'react';
import {
  EmptyState,
  IconClock,
  IconHourglass,
  IconLock,
  IconMail,
  IconUnlink,
  IconUserX,
  IconCircleCheck,
  type IconComponent,
} from '@muster/ui';
import { useMessages } from './use-messages.ts';

/** Why a link is invalid. */
export type Problem =
  'missing' | 'notOpen' | 'invalid' | 'expired' | 'revoked' | 'used' | 'wrongPerson' | 'tooMany';

const icons: Record<Problem, IconComponent> = {
  missing: IconMail,
  notOpen: IconMail,
  invalid: IconUnlink,
  expired: IconHourglass,
  revoked: IconLock,
  used: IconCircleCheck,
  wrongPerson: IconUserX,
  tooMany: IconClock,
};

interface LinkProblemProps {
  problem: Problem;
  /** More specific texts than the general ones. */
  title?: string | undefined;
  text?: string | undefined;
  action?: ReactNode;
}

/** Invalid link: what happened and what to do next, in plain words. */
export function LinkProblem({ problem, title, text, action }: LinkProblemProps) {
  const t = useMessages();
  return (
    <EmptyState
      size="page"
      icon={icons[problem]}
      title={title ?? t(`problem.${problem}.title`)}
      text={text ?? t(`problem.${problem}.text`)}
      action={action}
    />
  );
}
