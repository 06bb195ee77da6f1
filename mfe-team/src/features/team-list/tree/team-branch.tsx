import { Badge, IconButton, IconChevronDown, PersonLine, StateBadge } from '@muster/ui';
import { useState } from 'react';
import { useMessages } from '../../../shared/use-messages.ts';
import { memberHref } from '../member-href.ts';
import { TeamAway } from '../team-now.tsx';
import type { Branch } from './build-tree.ts';
import classes from './team-tree.module.css';

interface Props {
  branch: Branch;
  seesJobTeams: boolean;
}

/** A person and, on request, their direct reports. */
export function TeamBranch({ branch: { row, below }, seesJobTeams }: Props) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(true);
  const { name, title } = row;
  const reports = below.length > 0 && t('team.tree.reports', { count: below.length });
  return (
    <li>
      <div className={classes.person}>
        {below.length > 0 ? (
          <IconButton
            aria-label={t(isOpen ? 'team.tree.close' : 'team.tree.open', { name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} className={isOpen ? undefined : classes.closed} />
          </IconButton>
        ) : (
          <span className={classes.leaf} />
        )}
        <PersonLine
          name={name}
          src={row.photo}
          secondary={[title, reports].filter(Boolean).join(' · ')}
          href={memberHref(row, seesJobTeams)}
        />
        <span className={classes.now}>
          {row.kind === 'contractor' && <Badge family="grey">{t('enum.kind.contractor')}</Badge>}
          {row.status !== 'active' && <StateBadge machine="teamMember" state={row.status} />}
          <TeamAway row={row} t={t} />
        </span>
      </div>
      {isOpen && below.length > 0 && (
        <ul className={classes.below}>
          {below.map((one) => (
            <TeamBranch key={one.row.id} branch={one} seesJobTeams={seesJobTeams} />
          ))}
        </ul>
      )}
    </li>
  );
}
