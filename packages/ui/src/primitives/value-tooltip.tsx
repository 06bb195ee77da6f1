import { cloneElement, useState, type PointerEvent, type ReactElement } from 'react';
import { TooltipAt } from '../floating/tooltip.tsx';

type Pointed = {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: () => void;
};

export type ValueTooltipProps = {
  /** Asked for when it shows. */
  label: () => string;
  /** One element of the page, which cannot have the focus. */
  children: ReactElement<Pointed>;
};

/**
 * More about a value, under the pointer. Values stand in every row of a table, so this costs
 * nothing before a user points at one.
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
