import { useState } from 'react';
import type { AddToJobItem } from '@muster/contracts';
import { MatchDetails } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import {
  Checkbox,
  IconButton,
  IconChevronDown,
  PersonLine,
  Skeleton,
  StateBadge,
} from '@muster/ui';
import { api } from '../../api.ts';
import classes from './add-candidates.module.css';
import { useAddMessages, type AddMessages } from './messages.ts';
import type { PersonToAdd } from './use-people-to-add.ts';

interface PersonRowProps {
  /** Job to match the candidate against; null if the reader may not see matches. */
  jobId: string | null;
  person: PersonToAdd;
  checked: boolean;
  onToggle: () => void;
}

/** Candidate to add; obstacles are named as far as the reader may know them. */
export function PersonRow({ jobId, person: { row, verdict }, checked, onToggle }: PersonRowProps) {
  const t = useAddMessages();
  const [isOpen, setOpen] = useState(false);
  const isOff = !isFree(verdict);
  return (
    <li className={classes.match}>
      <div className={classes.row} data-off={isOff || undefined}>
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
            src={row.photo}
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
        {jobId !== null && (
          <IconButton
            aria-label={t('match.how', { name: row.name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} />
          </IconButton>
        )}
      </div>
      {jobId !== null && isOpen && <HowTheyFit jobId={jobId} candidateId={row.id} />}
    </li>
  );
}

/**
 * The candidate's match with the job and its obstacles, also for candidates who are not proposed.
 */
function HowTheyFit({ jobId, candidateId }: { jobId: string; candidateId: string }) {
  const query = api.useMatchingOfPairQuery({ params: { id: jobId, candidateId } });
  return (
    <div className={classes.why}>
      <QueryView
        query={query}
        size="block"
        isEmpty={() => false}
        skeleton={<Skeleton height={320} />}
      >
        {(match) => <MatchDetails match={match} />}
      </QueryView>
    </div>
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

/** Returns why a candidate is not added. */
export function reasonOf({ code, rule }: AddToJobItem, t: AddMessages): string {
  const reason = t(`reason.${known.find((one) => one === code) ?? 'other'}`);
  return rule ? [reason, t(`rule.${rule.rule}`), rule.note].filter(Boolean).join('. ') : reason;
}
