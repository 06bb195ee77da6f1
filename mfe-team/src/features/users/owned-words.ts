import { ownedKinds, type OwnedKind } from '@muster/contracts';
import type { Translate } from './use-messages.ts';

/** The number of owned records by kind; kinds without any may be missing. */
export type OwnedCounts = Partial<Record<OwnedKind, number>>;

/** Returns `3 candidates, 2 jobs and 1 open task`; empty if there are none. */
export const ownedWords = (owned: OwnedCounts, t: Translate): string =>
  new Intl.ListFormat('en').format(
    ownedKinds.flatMap((kind) => {
      const count = owned[kind] ?? 0;
      return count > 0 ? [t(`owned.${kind}`, { count })] : [];
    }),
  );
