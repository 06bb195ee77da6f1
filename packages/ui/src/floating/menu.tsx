import type {
  Menu as LibraryMenu,
  MenuDropdownProps,
  MenuProps as LibraryProps,
} from '@mantine/core';
import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';
import {
  AnchorRoot,
  AnchorTarget,
  Standing,
  useAnchor,
  useStanding,
  type AnchorTargetProps,
  type Opening,
} from './anchor.tsx';
import { library } from './library-part.ts';

type Look = Pick<LibraryProps, 'position' | 'width'>;

const LookContext = createContext<Look>({});

/** A button with choices behind it. */
function MenuRoot({
  opened,
  onChange,
  children,
  ...look
}: Look & Opening & { children: ReactNode }) {
  return (
    <LookContext value={look}>
      <AnchorRoot opened={opened} onChange={onChange}>
        {children}
      </AnchorRoot>
    </LookContext>
  );
}

const Target = ({ children }: Pick<AnchorTargetProps, 'children'>) => (
  <AnchorTarget popup="menu" toggles>
    {children}
  </AnchorTarget>
);

function Dropdown(props: MenuDropdownProps) {
  const { parts } = useAnchor();
  const look = useContext(LookContext);
  const { panel, onStanding } = useStanding();
  if (!parts) return null;
  const { Menu: Panel } = parts;
  return (
    <Panel {...look} {...panel}>
      <Panel.Target>
        <Standing onStanding={onStanding} />
      </Panel.Target>
      <Panel.Dropdown {...props} />
    </Panel>
  );
}

type PartName = 'Item' | 'Label' | 'Divider' | 'RadioGroup' | 'RadioItem';

/** A part of an open menu, rendered once its code is loaded. */
function partOfMenu<Name extends PartName>(name: Name): (typeof LibraryMenu)[Name] {
  function MenuPart(props: object) {
    const parts = library.atHand();
    return parts && createElement(parts.Menu[name] as ComponentType<object>, props);
  }
  return MenuPart as unknown as (typeof LibraryMenu)[Name];
}

type MenuParts = Pick<typeof LibraryMenu, PartName> & {
  Target: typeof Target;
  Dropdown: typeof Dropdown;
};

export const Menu: typeof MenuRoot & MenuParts = Object.assign(MenuRoot, {
  Target,
  Dropdown,
  Item: partOfMenu('Item'),
  Label: partOfMenu('Label'),
  Divider: partOfMenu('Divider'),
  RadioGroup: partOfMenu('RadioGroup'),
  RadioItem: partOfMenu('RadioItem'),
});
