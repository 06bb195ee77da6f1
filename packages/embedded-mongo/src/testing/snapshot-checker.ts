import type { History, HistoryTransaction } from './transaction-history.ts';

/**
 * Checks a history for snapshot isolation and reports violations: lost updates, transactions seen
 * partially or without a commit, snapshots that changed while they were read.
 */
export function violations(history: History): string[] {
  const committed = new Map(
    history.transactions
      .filter(({ outcome }) => outcome === 'committed')
      .map((transaction) => [transaction.name, transaction]),
  );
  const ages = agesOf(history, committed);
  return [
    ...lostUpdates(history, committed),
    ...history.transactions.flatMap((transaction) => [
      ...dirtyReads(transaction.name, transaction.saw, committed),
      ...fractured(transaction.name, transaction.saw, committed, ages),
      ...unsteady(transaction),
    ]),
    ...dirtyReads('the end', history.end, committed),
    ...fractured('the end', history.end, committed, ages),
  ];
}

type Committed = ReadonlyMap<string, HistoryTransaction>;

/** Number of earlier versions of the same key: `key version` → age. */
type Ages = ReadonlyMap<string, number>;

function agesOf({ versions }: History, committed: Committed): Ages {
  const ages = new Map<string, number>();
  const after = new Map(
    versions
      .filter(({ by }) => committed.has(by))
      .map(({ _id, by, after: before }) => [`${_id} ${before}`, by]),
  );
  for (const key of new Set(versions.map(({ _id }) => _id))) {
    let version: string | undefined = '';
    for (let age = 0; version !== undefined; age++) {
      ages.set(`${key} ${version}`, age);
      version = after.get(`${key} ${version}`);
    }
  }
  return ages;
}

/** Only one of two transactions that replace the same version may commit. */
function lostUpdates({ versions }: History, committed: Committed): string[] {
  const followers = new Map<string, string>();
  const lost: string[] = [];
  for (const { _id, by, after } of versions) {
    if (!committed.has(by)) continue;
    const other = followers.get(`${_id} ${after}`);
    if (other !== undefined)
      lost.push(`${by} and ${other} both replaced version "${after}" of ${_id}`);
    followers.set(`${_id} ${after}`, by);
  }
  return lost;
}

/** No reader may see uncommitted writes. */
function dirtyReads(who: string, saw: Record<string, string>, committed: Committed): string[] {
  return Object.entries(saw)
    .filter(([, version]) => version !== '' && !committed.has(version))
    .map(([key, version]) => `${who} saw ${key} as ${version} left it, which did not commit`);
}

/** A reader that sees one write of a transaction sees all of them, or later ones. */
function fractured(
  who: string,
  saw: Record<string, string>,
  committed: Committed,
  ages: Ages,
): string[] {
  const ageOf = (key: string, version: string): number => ages.get(`${key} ${version}`) ?? -1;
  const torn: string[] = [];
  for (const transaction of committed.values()) {
    const [old, recent] = [[], []] as [string[], string[]];
    for (const key of transaction.wrote) {
      const seen = ageOf(key, saw[key] ?? '') >= ageOf(key, transaction.name);
      (seen ? recent : old).push(key);
    }
    if (old.length > 0 && recent.length > 0)
      torn.push(`${who} saw ${transaction.name} in ${recent.join()} and not in ${old.join()}`);
  }
  return torn;
}

/** A second read sees the same, apart from the transaction's own writes. */
function unsteady({ name, saw, sawLater, wrote, outcome }: HistoryTransaction): string[] {
  if (outcome === 'conflict') return [];
  const keys = new Set([...Object.keys(saw), ...Object.keys(sawLater)]);
  return [...keys].flatMap((key) => {
    const expected = wrote.includes(key) ? name : saw[key];
    return sawLater[key] === expected
      ? []
      : [`${name} saw ${key} as ${sawLater[key]} where it had to be ${expected}`];
  });
}
