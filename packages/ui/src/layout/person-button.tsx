import { UnstyledButton } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../primitives/avatar.tsx';
import { IconChevronDown } from '../primitives/icons.ts';
import classes from './top-bar.module.css';

export type PersonButtonProps = Omit<ComponentPropsWithRef<'button'>, 'role'> & {
  name: string;
  /** The active role, or the user's title. */
  role: string;
  src?: string | null;
};

/** The user at the end of the top bar; the target of the account menu. */
export function PersonButton({ name, role, src, className, ...button }: PersonButtonProps) {
  return (
    <span className={classes.divided}>
      <UnstyledButton
        {...button}
        className={`${classes.person} ${className ?? ''}`}
        aria-label={`${name}, ${role}`}
      >
        <Avatar name={name} src={src} />
        <span className={classes.personText}>
          <span className={classes.personName}>{name}</span>
          <span className={classes.personRole}>{role}</span>
        </span>
        <IconChevronDown size={14} className={classes.chevron} aria-hidden />
      </UnstyledButton>
    </span>
  );
}
