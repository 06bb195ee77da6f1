import type { ApplicationRecord, ClientViewChange, Submission } from '@muster/contracts';
import { ClientViewCard } from '@muster/blocks';
import { QueryView } from '@muster/kit';
import { Badge, Card, DateTime, Skeleton, UnstyledButton, formatSpan } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../api.ts';
import classes from './application.module.css';
import { useApplicationMessages } from './messages.ts';

/** Submitted versions, with the changes of each. */
export function VersionsCard({ record }: { record: ApplicationRecord }) {
  const t = useApplicationMessages();
  const query = api.useApplicationsSubmissionsQuery({ params: { id: record.id } });
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <QueryView
      query={query}
      keepPrevious
      isEmpty={() => false}
      skeleton={<Skeleton height={120} />}
    >
      {({ data }) =>
        data.length > 0 && (
          <Card title={t('versions.title')} count={data.length}>
            <ul className={classes.plain}>
              {data.map(
                ({ id, version, at, by, recipients, withdrawnAt, changes, view, reading }) => (
                  <li key={id} className={classes.version}>
                    <UnstyledButton
                      aria-expanded={opened === id}
                      className={classes.versionHead}
                      onClick={() => setOpened(opened === id ? null : id)}
                    >
                      <strong>{t('versions.version', { version })}</strong>
                      {withdrawnAt && <Badge family="amber">{t('versions.withdrawn')}</Badge>}
                      <span className={classes.quiet}>
                        <DateTime value={at} /> {by?.name},{' '}
                        {t('versions.to', { count: recipients })}
                      </span>
                    </UnstyledButton>
                    <ReadLongest reading={reading} />
                    <Changes changes={changes} />
                    {opened === id && <ClientViewCard view={view} />}
                  </li>
                ),
              )}
            </ul>
          </Card>
        )
      }
    </QueryView>
  );
}

/** What a client reads anew, part by part. */
export function Changes({ changes }: { changes: readonly ClientViewChange[] }) {
  const t = useApplicationMessages();
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map(({ part, removed, added }) => (
        <div key={part}>
          <dt>{t(`versions.part.${part}`)}</dt>
          <dd>
            {removed.map((line) => (
              <del key={line}>{line}</del>
            ))}
            {added.map((line) => (
              <ins key={line}>{line}</ins>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Number of parts named; parts read only in passing say nothing. */
const namedParts = 3;
const minuteSeconds = 60;

/** The parts of a version that the client's users read longest. */
function ReadLongest({ reading }: { reading: Submission['reading'] }) {
  const t = useApplicationMessages();
  if (reading.length === 0) return null;
  const spanOf = (seconds: number) =>
    seconds < minuteSeconds
      ? t('versions.seconds', { count: seconds })
      : formatSpan(seconds * 1000);
  const parts = reading
    .slice(0, namedParts)
    .map(({ part, seconds }) =>
      t('versions.readPart', { part: t(`versions.part.${part}`), time: spanOf(seconds) }),
    )
    .join(', ');
  return <p className={classes.quiet}>{t('versions.readLongest', { parts: parts })}</p>;
}
