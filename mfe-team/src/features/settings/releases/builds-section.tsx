import type { RemoteState } from '@muster/contracts';
import { Badge, Button, Card, CardRow, CardRows } from '@muster/ui';
import { givableBuilds } from './givable-builds.ts';
import { fareWords, whenAndWho } from './release-words.ts';
import type { ReleaseQuestion } from './use-release-actions.tsx';
import { useMessages } from './use-messages.ts';
import classes from './releases.module.css';

type SectionProps = { remote: RemoteState; ask: (question: ReleaseQuestion) => void };

/** All known builds; released ones whose files still exist can be activated. */
export function BuildsSection({ remote, ask }: SectionProps) {
  const t = useMessages();
  const { builds, current, canary, history } = remote;
  const givable = new Set(givableBuilds(remote));
  const withdrawn = new Set(history.flatMap((one) => (one.kind === 'withdrawn' ? one.from : [])));
  return (
    <Card title={t('builds.title')} count={builds.length} headingLevel={3} flush>
      <CardRows>
        {builds.map((known) => {
          const { build, note, onDisk, isReleased, publishedAt, publishedBy, use } = known;
          return (
            <CardRow key={build}>
              <div className={classes.who}>
                <span className={classes.build}>{build}</span>
                <span className={classes.quiet}>{whenAndWho(t, publishedAt, publishedBy)}</span>
                {use && <span className={classes.quiet}>{fareWords(t, use)}</span>}
                {note && <span className={classes.note}>{note}</span>}
              </div>
              {build === current && <Badge family="green">{t('builds.inForce')}</Badge>}
              {build === canary?.build && <Badge family="violet">{t('builds.canary')}</Badge>}
              {withdrawn.has(build) && build !== current && (
                <Badge family="red">{t('builds.withdrawn')}</Badge>
              )}
              {!onDisk && <Badge family="grey">{t('builds.gone')}</Badge>}
              {onDisk && !isReleased && <Badge family="grey">{t('builds.unreleased')}</Badge>}
              {givable.has(known) && (
                <Button
                  variant="default"
                  aria-label={t('switch.named', { build })}
                  onClick={() => ask({ kind: 'switch', build })}
                >
                  {t('switch.action')}
                </Button>
              )}
            </CardRow>
          );
        })}
      </CardRows>
    </Card>
  );
}
