import { roleName } from '@muster/kit';
import { ChipList } from '@muster/ui';
import type { Translate } from '../../shared/use-messages.ts';
import classes from './team-columns.module.css';
import type { TeamRow } from './team-row.ts';

/** A person's roles; contractors need none. */
export function PersonRoles({ row, t }: { row: TeamRow; t: Translate }) {
  if (row.roles.length === 0) return <span className={classes.second}>{t('team.noRoles')}</span>;
  return <ChipList items={row.roles.map(roleName)} max={2} oneLine />;
}
