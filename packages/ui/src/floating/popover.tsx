import type { PopoverDropdownProps, PopoverProps as LibraryProps } from '@mantine/core';
import { createContext, useContext, type ReactNode } from 'react';
import {
  AnchorRoot,
  AnchorTarget,
  Standing,
  useAnchor,
  useStanding,
  type AnchorTargetProps,
  type Opening,
} from './anchor.tsx';

type Look = Pick<LibraryProps, 'position' | 'trapFocus' | 'returnFocus'>;

const LookContext = createContext<Look>({});

/** A button with a small panel behind it. */
function PopoverRoot(props: Look & Opening & { children: ReactNode }) {
  const { opened, onChange, children, ...look } = props;
  return (
    <LookContext value={look}>
      <AnchorRoot opened={opened} onChange={onChange}>
        {children}
      </AnchorRoot>
    </LookContext>
  );
}

function Target({ children }: Pick<AnchorTargetProps, 'children'>) {
  const { isControlled } = useAnchor();
  return (
    <AnchorTarget popup="dialog" toggles={!isControlled}>
      {children}
    </AnchorTarget>
  );
}

function Dropdown(props: PopoverDropdownProps) {
  const { parts } = useAnchor();
  const look = useContext(LookContext);
  const { panel, onStanding } = useStanding();
  if (!parts) return null;
  const { Popover: Panel } = parts;
  return (
    <Panel {...look} {...panel}>
      <Panel.Target>
        <Standing onStanding={onStanding} />
      </Panel.Target>
      <Panel.Dropdown {...props} />
    </Panel>
  );
}

export const Popover = Object.assign(PopoverRoot, { Target, Dropdown });
