import { errorText } from '@muster/kit';
import { Button, useT } from '@muster/ui';
import { paletteMessages } from './messages.ts';
import type { FoundRecords } from './use-found-records.ts';
import type { RecentRecords } from './use-recent-records.ts';
import classes from './palette.module.css';

type SearchNoticeProps = { found: FoundRecords; recent: RecentRecords | null };

/** Explains why results may be missing: the search failed, or its index is behind the records. */
export function SearchNotice({ found, recent }: SearchNoticeProps) {
  const t = useT(paletteMessages);
  if (found.error)
    return <Problem text={t('failed', { reason: errorText(found.error) })} onRetry={found.retry} />;
  if (recent?.error)
    return (
      <Problem
        text={t('recentFailed', { reason: errorText(recent.error) })}
        onRetry={recent.retry}
      />
    );
  if (!found.index || found.index.state === 'ready') return null;
  const { state, ageSeconds } = found.index;
  return (
    <p className={classes.notice} role="status">
      {state === 'building'
        ? t('building')
        : t('behind', { count: Math.max(1, Math.ceil(ageSeconds / 60)) })}
    </p>
  );
}

function Problem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useT(paletteMessages);
  return (
    <div className={`${classes.notice} ${classes.problem}`} role="alert">
      <span>{text}</span>
      <Button variant="default" size="xs" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
