import type { AddToJobItem } from '@muster/contracts';
import { Checkbox, PersonLine, StateBadge } from '@muster/ui';
import classes from './add-candidates.module.css';
import { useAddMessages, type AddMessages } from './messages.ts';
import type { PersonToAdd } from './use-people-to-add.ts';

interface PersonRowProps {
  person: PersonToAdd;
  checked: boolean;
  onToggle: () => void;
}

/** A candidate to add; obstacles are named as far as the reader may know them. */
export function PersonRow({ person: { row, verdict }, checked, onToggle }: PersonRowProps) {
  const t = useAddMessages();
  const isOff = !isFree(verdict);
  return (
    <li className={classes.row} data-off={isOff || undefined}>
      <label className={classes.label} htmlFor={`add-${row.id}`}>
        <Checkbox
          id={`add-${row.id}`}
          size="xs"
          checked={checked}
          disabled={isOff}
          aria-label={t('select', { name: row.name })}
          onChange={onToggle}
        />
        <PersonLine
          name={row.name}
          secondary={[row.headline, row.topSkills.slice(0, 3).join(', '), row.city ?? row.country]
            .filter(Boolean)
            .join(' · ')}
        />
      </label>
      <span className={classes.facts}>
        <span className={classes.badges}>
          {row.status === 'placed' && <StateBadge machine="candidate" state="placed" />}
          <StateBadge machine="vetting" state={row.vettingStatus} />
        </span>
        {verdict && verdict.code !== null && (
          <span className={classes.reason}>{reasonOf(verdict, t)}</span>
        )}
      </span>
    </li>
  );
}

/** Whether a candidate can be chosen; a former one can, as a new attempt. */
export const isFree = (verdict: AddToJobItem | undefined): boolean =>
  verdict === undefined || verdict.outcome === 'ok' || verdict.code === 'EARLIER_ATTEMPT';

const known = [
  'APPLICATION_EXISTS',
  'CANDIDATE_EXCLUDED_FOR_CLIENT',
  'CANDIDATE_DO_NOT_CONTACT',
  'EARLIER_ATTEMPT',
  'NOT_FOUND',
  'SELF_RECORD',
] as const;

/** Why a candidate is not added. */
export function reasonOf({ code, rule }: AddToJobItem, t: AddMessages): string {
  const reason = t(`reason.${known.find((one) => one === code) ?? 'other'}`);
  return rule ? [reason, t(`rule.${rule.rule}`), rule.note].filter(Boolean).join('. ') : reason;
}
