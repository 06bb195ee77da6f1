import {
  ActionIcon,
  Anchor,
  Button,
  Skeleton,
  type ExtendComponent,
  type KbdFactory,
  type MantineThemeComponents,
  type MenuFactory,
  type OverlayFactory,
  type PaperFactory,
  type PopoverProps,
  type SegmentedControlFactory,
  type TabsFactory,
  type TooltipFactory,
} from '@mantine/core';
import classes from './controls.module.css';

/**
 * Buttons, menus, tabs and floating elements: the design's sizes on the library's parts. Parts that
 * the first pages do not need are referenced only by type, so that the theme does not bundle them.
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
  Tooltip: {
    defaultProps: { multiline: true, transitionProps: { duration: 120 } },
    classNames: { tooltip: classes.tooltip },
  } satisfies ExtendComponent<TooltipFactory>,
  Menu: {
    defaultProps: {
      position: 'bottom-end',
      offset: 4,
      transitionProps: { duration: 120 },
      // The placeholder is not a valid child of a menu; the first item takes the focus.
      withInitialFocusPlaceholder: false,
    },
    classNames: {
      dropdown: classes.dropdown,
      item: classes.menuItem,
      label: classes.menuLabel,
      divider: classes.menuDivider,
    },
  } satisfies ExtendComponent<MenuFactory>,
  Popover: {
    defaultProps: { offset: 4, transitionProps: { duration: 120 } } satisfies Partial<PopoverProps>,
    classNames: { dropdown: classes.popover },
  },
  Kbd: { classNames: { root: classes.kbd } } satisfies ExtendComponent<KbdFactory>,
  Tabs: {
    classNames: { tab: classes.tab, list: classes.tabList },
  } satisfies ExtendComponent<TabsFactory>,
  Overlay: {
    defaultProps: { color: 'var(--m-veil)', backgroundOpacity: 1, blur: 0 },
  } satisfies ExtendComponent<OverlayFactory>,
  Skeleton: Skeleton.extend({ classNames: { root: classes.skeleton } }),
  Paper: { classNames: { root: classes.paper } } satisfies ExtendComponent<PaperFactory>,
};
