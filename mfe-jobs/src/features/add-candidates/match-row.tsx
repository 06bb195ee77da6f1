import { useState } from 'react';
import type { JobMatches, PersonMatch } from '@muster/contracts';
import { MatchDetails, MatchScore, firstChange, useMatchMessages } from '@muster/blocks';
import {
  Checkbox,
  IconButton,
  IconChevronDown,
  LocalTime,
  PersonLine,
  StateBadge,
  countryName,
} from '@muster/ui';
import classes from './add-candidates.module.css';
import { availabilityText, rateBesideRange } from './match-facts.ts';
import { useAddMessages } from './messages.ts';

interface MatchRowProps {
  row: PersonMatch;
  payRange: NonNullable<JobMatches['payRange']> | null;
  checked: boolean;
  onToggle: () => void;
}

/** Match: name and place, vetting, rate, earliest start, missing skills. */
export function MatchRow({
  row: { candidate, match },
  payRange,
  checked,
  onToggle,
}: MatchRowProps) {
  const t = useAddMessages();
  const matchWords = useMatchMessages();
  const [isOpen, setOpen] = useState(false);
  const id = `match-${candidate.id}`;
  const rate = rateBesideRange(candidate.expectedRate ?? null, payRange, t);
  // The rate is already shown beside the job's range.
  const changes = rate ? match.changes.filter(({ kind }) => kind !== 'rate') : match.changes;
  const missing = firstChange({ ...match, changes }, matchWords);
  return (
    <li className={classes.match}>
      <div className={classes.row}>
        <label className={classes.label} htmlFor={id}>
          <Checkbox
            id={id}
            size="xs"
            checked={checked}
            aria-label={t('select', { name: candidate.name })}
            onChange={onToggle}
          />
          <PersonLine
            name={candidate.name}
            src={candidate.photo}
            secondary={
              <>
                {candidate.headline && `${candidate.headline} · `}
                {candidate.city ?? countryName(candidate.country)},{' '}
                <LocalTime timeZone={candidate.timeZone} />
              </>
            }
          />
        </label>
        <span className={classes.fit}>
          <StateBadge machine="vetting" state={candidate.vettingStatus} />
          <MatchScore match={match} />
          <IconButton
            aria-label={t('match.why', { name: candidate.name })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} />
          </IconButton>
        </span>
      </div>
      <ul className={classes.matchFacts}>
        {rate && <li data-tone={rate.isAbove ? 'warning' : undefined}>{rate.text}</li>}
        <li>{availabilityText(candidate, t)}</li>
        {missing && <li data-tone="warning">{missing}</li>}
      </ul>
      {isOpen && (
        <div className={classes.why}>
          <MatchDetails match={match} />
        </div>
      )}
    </li>
  );
}
