import type { BodyOf, CompanyRecord, companyEndpoints } from '@muster/contracts';

type Patch = BodyOf<typeof companyEndpoints.updateTeam>['team'];
type Sent = Omit<Patch['upsert'][number], 'id'> & { id?: string | undefined };

/** Team member in the form; the names are only for its pickers. */
export type TeamRow = Sent & { name: string; backupName: string };

export const teamRows = ({ team }: Pick<CompanyRecord, 'team'>): TeamRow[] =>
  team.map((member) => ({
    id: member.id,
    userId: member.person?.id ?? '',
    name: member.person?.name ?? '',
    function: member.function,
    visibleToClient: member.visibleToClient,
    backupUserId: member.backup?.id ?? null,
    backupName: member.backup?.name ?? '',
    from: member.from,
    to: member.to,
  }));

/** Returns the changes between two states of the rows: changed rows, and removed members. */
export function teamChange(before: readonly TeamRow[], after: readonly TeamRow[]) {
  const upsert = after.filter((row) => {
    const was = before.find(({ id }) => id !== undefined && id === row.id);
    return !was || JSON.stringify(sentOf(was)) !== JSON.stringify(sentOf(row));
  });
  const kept = new Set(after.map(({ id }) => id));
  return {
    upsert: upsert.map(sentOf),
    remove: before.flatMap(({ id }) => (id && !kept.has(id) ? [id] : [])),
    rows: upsert,
  };
}

const sentOf = ({ name: _name, backupName: _backup, id, ...row }: TeamRow) => ({
  ...(id !== undefined && { id }),
  ...row,
});
