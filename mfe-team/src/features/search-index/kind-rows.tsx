import type { IndexedKind, SearchKind } from '@muster/contracts';
import { Badge, Button, Card, CardRow, CardRows, formatRelativeDateTime } from '@muster/ui';
import { useSearchIndexMessages } from './messages.ts';
import classes from './search-index.module.css';

interface KindRowsProps {
  kinds: readonly IndexedKind[];
  busy: boolean;
  onRebuild: (kind: SearchKind) => void;
}

/** One row per type of record: indexed and expected records, and the time of the last build. */
export function KindRows({ kinds, busy, onRebuild }: KindRowsProps) {
  const t = useSearchIndexMessages();
  return (
    <Card title={t('byKind')} flush>
      <CardRows>
        {kinds.map(({ kind, documents, expected, builtAt }) => (
          <CardRow key={kind}>
            <div className={classes.kind}>
              <span className={classes.name}>{t(`kind.${kind}`)}</span>
              <span className={classes.quiet}>
                {builtAt ? t('built', { when: formatRelativeDateTime(builtAt) }) : t('never')}
              </span>
            </div>
            <div className={classes.count}>
              <span>{t('documents', { count: documents })}</span>
              {builtAt && documents < expected && (
                <Badge family="amber">{t('missing', { count: expected - documents })}</Badge>
              )}
              {builtAt && documents > expected && (
                <Badge family="amber">{t('extra', { count: documents - expected })}</Badge>
              )}
            </div>
            <Button
              variant="default"
              disabled={busy}
              aria-label={t('rebuildKind', { kind: t(`kind.${kind}`) })}
              onClick={() => onRebuild(kind)}
            >
              {t('rebuild')}
            </Button>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
