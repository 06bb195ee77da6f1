import type { ReactNode } from 'react';
import { candidatesRoutes, href, type Suggestion } from '@muster/contracts';
import { Link, PersonLine, StateBadge, formatDate } from '@muster/ui';
import { useSuggestionMessages } from './messages.ts';
import classes from './suggestions.module.css';

/** The suggested candidate, the vetter and the reason. */
export function SuggestionRow({
  suggestion,
  children,
}: {
  suggestion: Suggestion;
  children: ReactNode;
}) {
  const t = useSuggestionMessages();
  const { candidate, note, suggestedBy, suggestedAt } = suggestion;
  return (
    <li className={classes.row}>
      <Link className={classes.person} href={href(candidatesRoutes.profile, { id: candidate.id })}>
        <PersonLine
          name={candidate.name}
          src={candidate.photo}
          secondary={candidate.headline ?? candidate.number}
        />
      </Link>
      <StateBadge machine="vetting" state={candidate.vettingStatus} />
      <span className={classes.note}>
        {note && t('note', { note })}
        <span className={classes.by}>
          {t('by', { name: suggestedBy?.name ?? t('vetter'), date: formatDate(suggestedAt) })}
        </span>
      </span>
      {children}
    </li>
  );
}
