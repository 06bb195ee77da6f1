import { CardRow, CardRows, Skeleton } from '@muster/ui';

const widths = [220, 180, 250, 200, 160, 230];

/** Skeleton rows while a card's rows load. */
export function RowSkeletons({ rows }: { rows: number }) {
  return (
    <CardRows>
      {widths.slice(0, rows).map((width) => (
        <CardRow key={width}>
          <Skeleton height={28} circle />
          <Skeleton height={12} width={width} maw="60%" mr="auto" />
          <Skeleton height={12} width={56} />
        </CardRow>
      ))}
    </CardRows>
  );
}
