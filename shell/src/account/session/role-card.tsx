import { useEffect, useRef } from 'react';
import type { AssignmentChoice } from '@muster/contracts';
import { IconChevronRight, Loader, UnstyledButton, formatRelativeDateTime } from '@muster/ui';
import { useMessages } from '../use-messages.ts';
import classes from './choose-role-page.module.css';

type RoleCardProps = {
  choice: AssignmentChoice;
  name: string;
  /** Whether it gets the focus when the page opens. */
  focused: boolean;
  busy: boolean;
  current: boolean;
  onChoose: () => void;
};

/** One role assignment: the role, for which company, and its last use. */
export function RoleCard({ choice, name, focused, busy, current, onChoose }: RoleCardProps) {
  const t = useMessages();
  const card = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) card.current?.focus();
  }, [focused]);
  const { companyName, lastUsedAt } = choice;
  const used = lastUsedAt
    ? t('chooseRole.lastUsed', { when: formatRelativeDateTime(lastUsedAt) })
    : t('chooseRole.neverUsed');
  return (
    <UnstyledButton ref={card} className={classes.card} onClick={onChoose}>
      <span className={classes.words}>
        <span className={classes.role}>{name}</span>
        {companyName && <span className={classes.company}>{companyName}</span>}
        <span className={classes.used}>{current ? t('chooseRole.current') : used}</span>
      </span>
      {busy ? (
        <Loader size={20} aria-label={t('chooseRole.entering')} />
      ) : (
        <IconChevronRight size={20} className={classes.arrow} aria-hidden />
      )}
    </UnstyledButton>
  );
}
