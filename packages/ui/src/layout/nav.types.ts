import type { IconComponent } from '../primitives/icons.ts';

export type NavItem = {
  id: string;
  label: string;
  href: string;
  icon?: IconComponent;
  /** Number of waiting items, or of items in the list; 0 is not shown. */
  count?: number;
  /** Whether the real number is higher. */
  countIsCapped?: boolean;
  /** Whether the current page belongs to this entry. */
  active?: boolean;
};

export type NavGroup = {
  id: string;
  /** Omitted for a group without a heading. */
  label?: string;
  items: readonly NavItem[];
};
