import {
  ActionIcon,
  Anchor,
  Button,
  Kbd,
  Menu,
  Overlay,
  Paper,
  Popover,
  Skeleton,
  Tooltip,
  type ExtendComponent,
  type MantineThemeComponents,
  type SegmentedControlFactory,
  type TabsFactory,
} from '@mantine/core';
import classes from './controls.module.css';

/**
 * Buttons, menus, tabs and what floats: the design's measures on the library's parts. Those that the
 * first pages do without are named by their types alone, so that the theme does not bring them along.
 */
export const controlOverrides: MantineThemeComponents = {
  Button: Button.extend({
    defaultProps: { size: 'sm' },
    classNames: { root: classes.button, section: classes.buttonSection },
  }),
  ActionIcon: ActionIcon.extend({
    defaultProps: { variant: 'subtle', color: 'gray', size: 'md' },
    classNames: { root: classes.iconButton },
  }),
  Anchor: Anchor.extend({
    defaultProps: { underline: 'hover' },
    classNames: { root: classes.anchor },
  }),
  SegmentedControl: {
    defaultProps: { withItemsBorders: false, transitionDuration: 120 },
    classNames: {
      root: classes.segmented,
      label: classes.segmentedLabel,
      indicator: classes.segmentedIndicator,
      control: classes.segmentedControl,
    },
  } satisfies ExtendComponent<SegmentedControlFactory>,
  Tooltip: Tooltip.extend({
    defaultProps: {
      openDelay: 300,
      multiline: true,
      events: { hover: true, focus: true, touch: true },
      transitionProps: { duration: 120 },
    },
    classNames: { tooltip: classes.tooltip },
  }),
  Menu: Menu.extend({
    defaultProps: {
      position: 'bottom-end',
      offset: 4,
      transitionProps: { duration: 120 },
      // The placeholder is a child that a menu may not have; the first item takes the focus.
      withInitialFocusPlaceholder: false,
    },
    classNames: {
      dropdown: classes.dropdown,
      item: classes.menuItem,
      label: classes.menuLabel,
      divider: classes.menuDivider,
    },
  }),
  Popover: Popover.extend({
    defaultProps: { offset: 4, transitionProps: { duration: 120 } },
    classNames: { dropdown: classes.popover },
  }),
  Kbd: Kbd.extend({ classNames: { root: classes.kbd } }),
  Tabs: {
    classNames: { tab: classes.tab, list: classes.tabList },
  } satisfies ExtendComponent<TabsFactory>,
  Overlay: Overlay.extend({
    defaultProps: { color: 'var(--m-veil)', backgroundOpacity: 1, blur: 0 },
  }),
  Skeleton: Skeleton.extend({ classNames: { root: classes.skeleton } }),
  Paper: Paper.extend({ classNames: { root: classes.paper } }),
};
