import type { IconComponent } from '../primitives/icons.ts';

export type NavItem = {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent;
  /** Things that wait behind the entry. */
  count?: number;
  /** The page in sight belongs to this entry. */
  active?: boolean;
};

export type NavGroup = {
  id: string;
  /** Left out for a group without a heading. */
  label?: string;
  items: readonly NavItem[];
};
