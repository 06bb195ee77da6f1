import type { IconComponent } from '../primitives/icons.ts';

export type NavItem = {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent;
  /** What waits behind the entry, or how much its list shows; 0 is not shown. */
  count?: number;
  /** There is more than that. */
  countIsCapped?: boolean;
  /** The page in sight belongs to this entry. */
  active?: boolean;
};

export type NavGroup = {
  id: string;
  /** Left out for a group without a heading. */
  label?: string;
  items: readonly NavItem[];
};
