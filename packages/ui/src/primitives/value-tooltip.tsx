import { cloneElement, useState, type PointerEvent, type ReactElement } from 'react';
import { TooltipAt } from '../floating/tooltip.tsx';

type Pointed = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: () => void;
};

export type ValueTooltipProps = {
  /** Called when the tooltip is shown. */
  label: () => string;
  /** A single DOM element that cannot be focused. */
  children: ReactElement<Pointed>;
};

/**
 * Shows more about a value under the pointer. Every row of a table has such values, so this costs
 * nothing until a user points at one.
 */
export function ValueTooltip({ label, children }: ValueTooltipProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  return (
    <>
      {cloneElement(children, {
        onPointerEnter: ({ currentTarget }) => setTarget(currentTarget),
        onPointerLeave: () => setTarget(null),
      })}
      {target && <TooltipAt opened label={label()} target={target} />}
    </>
  );
}
