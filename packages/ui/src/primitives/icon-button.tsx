import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';
import { Tooltip } from '../floating/tooltip.tsx';

export type IconButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & {
    /** What the button does; also its tooltip. */
    'aria-label': string;
    /** Set to false if the label is already shown beside the button. Default true. */
    withTooltip?: boolean;
  };

/**
 * A button with only an icon: labelled for screen readers, and for all users on hover and focus.
 */
export function IconButton({ withTooltip = true, ...props }: IconButtonProps) {
  const button = <ActionIcon {...props} />;
  return withTooltip ? <Tooltip label={props['aria-label']}>{button}</Tooltip> : button;
}
