import { useState } from 'react';

/**
 * The record that a form works on, as it was when the form began, and how to begin anew from
 * another state of it (after saving in place). What others save meanwhile must move neither the
 * version that the form was made from nor the values that it is measured against; saving finds
 * them. Another record, by its id, begins anew by itself; undefined while none is loaded yet.
 */
export function useFormRecord<R extends { id: string } | undefined>(
  live: R,
): readonly [record: R, begin: (record: R) => void] {
  const [begun, begin] = useState(live);
  if (!live || live.id === begun?.id) return [begun, begin];
  begin(live);
  return [live, begin];
}
