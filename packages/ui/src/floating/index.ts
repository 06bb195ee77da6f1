import { keepFloating } from './floating-at-hand.ts';

/** With the whole component library, overlays are loaded as well. */
export const isFloatingAtHand = keepFloating();
export { preloadFloating } from './floating-parts.ts';
export { Menu } from './menu.tsx';
export { Popover } from './popover.tsx';
export { Tooltip } from './tooltip.tsx';
export type { TooltipProps } from './tooltip.tsx';
