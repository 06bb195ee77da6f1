import type { ScreeningForm } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { formatDate } from '@muster/ui';
import { useScreeningMessages } from './messages.ts';
import classes from './screening.module.css';

interface DraftListProps {
  drafts: readonly ScreeningForm[];
  hrefOf: (draft: ScreeningForm) => string;
}

/** Unsent forms to continue with. */
export function DraftList({ drafts, hrefOf }: DraftListProps) {
  const t = useScreeningMessages();
  if (drafts.length === 0) return null;
  return (
    <ul className={classes.list}>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <AppLink href={hrefOf(draft)}>{draft.title}</AppLink>{' '}
          <span className={classes.quiet}>
            {t('begun.facts', {
              count: draft.questions.length,
              name: draft.createdBy?.name ?? '',
              date: formatDate(draft.updatedAt),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
