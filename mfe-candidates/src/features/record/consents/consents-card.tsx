import { useState } from 'react';
import type { CandidateRecord, ConsentRow, ConsentStanding, ConsentState } from '@muster/contracts';
import { QueryView, useCan } from '@muster/kit';
import { Badge, Button, Card, Skeleton, formatDate } from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages, type Translate } from '../../../shared/use-messages.ts';
import classes from './consents-card.module.css';
import { RecordConsentDialog } from './record-consent-dialog.tsx';

const families = {
  granted: 'green',
  refused: 'red',
  expired: 'amber',
  none: 'grey',
} as const satisfies Record<ConsentState, string>;

/** The candidate's consents, their expiry, and the full history. */
export function ConsentsCard({ candidate }: { candidate: CandidateRecord }) {
  const t = useMessages();
  const can = useCan();
  const [recording, setRecording] = useState(false);
  const query = api.useConsentsReadQuery({ params: { id: candidate.id } });
  const mayRecord = can('consent.record') && !candidate.deleted;
  return (
    <Card
      title={t('consents.title')}
      actions={
        mayRecord && (
          <Button size="compact-sm" variant="subtle" onClick={() => setRecording(true)}>
            {t('consents.record')}
          </Button>
        )
      }
    >
      <QueryView query={query} keepPrevious size="compact" skeleton={<Skeleton height={120} />}>
        {({ purposes, history }) => (
          <>
            <ul className={classes.list}>
              {purposes.map((standing) => (
                <Standing key={standing.purpose} standing={standing} />
              ))}
            </ul>
            {history.length > 0 && <History rows={history} />}
          </>
        )}
      </QueryView>
      {recording && (
        <RecordConsentDialog candidate={candidate} onClose={() => setRecording(false)} />
      )}
    </Card>
  );
}

function Standing({ standing: { purpose, state, current } }: { standing: ConsentStanding }) {
  const t = useMessages();
  return (
    <li className={classes.row}>
      <span className={classes.purpose}>{t(`consents.purpose.${purpose}`)}</span>
      <span className={classes.until}>{untilOf(state, current, t)}</span>
      <Badge family={families[state]}>{t(`consents.state.${state}`)}</Badge>
    </li>
  );
}

function untilOf(state: ConsentState, current: ConsentRow | null, t: Translate): string {
  if (!current) return '';
  if (state === 'refused') return t('consents.refusedAt', { date: formatDate(current.at) });
  if (!current.expiresAt) return '';
  const date = formatDate(current.expiresAt);
  return state === 'expired' ? t('consents.expired', { date }) : t('consents.expires', { date });
}

function History({ rows }: { rows: readonly ConsentRow[] }) {
  const t = useMessages();
  return (
    <details className={classes.history}>
      <summary>{t('consents.history', { count: rows.length })}</summary>
      <ol className={classes.list}>
        {rows.map((row) => (
          <li key={row.id} className={classes.said}>
            <span>
              {t(`consents.purpose.${row.purpose}`)}:{' '}
              {row.granted ? t('consents.granted') : t('consents.refused')}
            </span>
            <span className={classes.until}>{saidOf(row, t)}</span>
            {row.note && <span className={classes.until}>“{row.note}”</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function saidOf({ at, channel, recordedBy }: ConsentRow, t: Translate): string {
  const facts = { date: formatDate(at), channel: t(`consents.channel.${channel}`) };
  return recordedBy
    ? t('consents.rowBy', { ...facts, by: recordedBy.name })
    : t('consents.row', facts);
}
