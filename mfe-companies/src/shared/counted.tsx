import { ValueTooltip, VisuallyHidden, formatCount } from '@muster/ui';

/** A count, or a dash with the reason if the reader may not see it. */
export function Counted({ count, reason }: { count: number | null; reason: string }) {
  if (count !== null) return <>{formatCount(count)}</>;
  return (
    <ValueTooltip label={() => reason}>
      <span>
        <span aria-hidden>–</span>
        <VisuallyHidden>{reason}</VisuallyHidden>
      </span>
    </ValueTooltip>
  );
}
