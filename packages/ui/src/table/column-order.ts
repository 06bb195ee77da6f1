interface Named {
  id: string;
}

/** Sorts columns into the user's order: the first stays first, unnamed ones come last. */
export function orderColumns<Column extends Named>(
  columns: readonly Column[],
  order: readonly string[] | null | undefined,
): readonly Column[] {
  if (!order) return columns;
  const [first, ...others] = columns;
  if (!first) return columns;
  const placeOf = ({ id }: Column) => {
    const place = order.indexOf(id);
    return place === -1 ? order.length : place;
  };
  return [first, ...others.toSorted((a, b) => placeOf(a) - placeOf(b))];
}

/** Returns the ids with one of them moved to another place. */
export function moveId(ids: readonly string[], from: number, to: number): string[] {
  const moved = ids[from];
  if (moved === undefined) return [...ids];
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(to, 0, moved);
}
