import type { RemoteState } from '@muster/contracts';
import { Button, Card, DateTime, IconArrowBackUp, KeyValueList } from '@muster/ui';
import { authorOf, lastSwitch } from './release-words.ts';
import type { ReleaseQuestion } from './use-release-actions.tsx';
import { useMessages } from './use-messages.ts';
import classes from './releases.module.css';

type SectionProps = { remote: RemoteState; ask: (question: ReleaseQuestion) => void };

/** The current build, with a button to return to the previous one. */
export function CurrentSection({ remote, ask }: SectionProps) {
  const t = useMessages();
  const { current, previous } = remote;
  const since = lastSwitch(remote);
  return (
    <Card
      title={t('now.title')}
      headingLevel={3}
      actions={
        previous && (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={16} />}
            onClick={() => ask({ kind: 'rollback', build: previous })}
          >
            {t('rollback.action')}
          </Button>
        )
      }
    >
      <KeyValueList
        items={[
          { label: t('now.build'), value: <span className={classes.build}>{current}</span> },
          { label: t('now.since'), value: since && <DateTime value={since.at} /> },
          { label: t('now.by'), value: since && authorOf(t, since) },
          { label: t('now.note'), value: since?.note },
          {
            label: t('now.previous'),
            value: previous ? (
              <span className={classes.build}>{previous}</span>
            ) : (
              t('now.noPrevious')
            ),
          },
        ]}
      />
    </Card>
  );
}
