import { useState } from 'react';
import { TextDifference } from '@muster/blocks';
import type { BioHistory as History, CandidateRecord } from '@muster/contracts';
import { QueryView, errorText, useOverlayClose, usePlatform } from '@muster/kit';
import {
  Button,
  FormSection,
  NoticeBar,
  PageSkeleton,
  UnstyledButton,
  formatRelativeDateTime,
  plainText,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useMessages } from '../../../shared/use-messages.ts';
import classes from './bio-form.module.css';

interface BioHistoryProps {
  candidate: CandidateRecord;
  bioId: string;
  /** Whether there are unsaved changes, which restoring would lose. */
  dirty: boolean;
}

/** Earlier versions of a bio, with differences and restore. */
export function BioHistory(props: BioHistoryProps) {
  const t = useMessages();
  const [opened, setOpened] = useState(false);
  return (
    <FormSection title={t('bios.history.title')}>
      {opened ? (
        <Versions {...props} />
      ) : (
        <div>
          <Button variant="default" size="xs" onClick={() => setOpened(true)}>
            {t('bios.history.open')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

function Versions({ candidate, bioId, dirty }: BioHistoryProps) {
  const t = useMessages();
  const query = api.useBiosHistoryQuery({ params: { id: candidate.id, bioId } });
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
      {({ data: [current, ...former] }) =>
        !current || former.length === 0 ? (
          <p className={classes.quiet}>{t('bios.history.none')}</p>
        ) : (
          <ol className={classes.versions}>
            {former.map((version) => (
              <li key={version.number} className={classes.version}>
                <UnstyledButton
                  className={classes.versionHead}
                  aria-expanded={chosen === version.number}
                  onClick={() => setChosen(chosen === version.number ? null : version.number)}
                >
                  {t('bios.history.version', { number: version.number })}
                  <span className={classes.quiet}>
                    {t('bios.history.by', {
                      when: formatRelativeDateTime(version.at),
                      name: version.by?.name ?? '–',
                    })}
                  </span>
                </UnstyledButton>
                {chosen === version.number && (
                  <>
                    <Difference from={version} to={current} />
                    <Restore
                      candidate={candidate}
                      bioId={bioId}
                      dirty={dirty}
                      number={version.number}
                    />
                  </>
                )}
              </li>
            ))}
          </ol>
        )
      }
    </QueryView>
  );
}

type Version = History['data'][number];

function Difference({ from, to }: { from: Version; to: Version }) {
  const t = useMessages();
  return (
    <>
      <span className={classes.quiet}>
        {t('bios.history.compare', { from: from.number })}
        {from.title !== to.title && ` · ${from.title} → ${to.title}`}
      </span>
      <TextDifference before={plainText(from.body)} after={plainText(to.body)} />
    </>
  );
}

function Restore({ candidate, bioId, dirty, number }: BioHistoryProps & { number: number }) {
  const t = useMessages();
  const platform = usePlatform();
  const close = useOverlayClose();
  const [restore, { isLoading, error }] = api.useBiosRestoreVersionMutation();

  async function run() {
    const params = { id: candidate.id, bioId };
    await restore({ params, body: { version: candidate.version, number } }).unwrap();
    platform.notify({ kind: 'success', text: t('bios.history.restored', { number }) });
    close({ saved: true });
  }
  return (
    <>
      {dirty && <p className={classes.quiet}>{t('bios.history.unsaved')}</p>}
      {error && <NoticeBar kind="danger">{errorText(error)}</NoticeBar>}
      <div>
        <Button
          variant="default"
          size="xs"
          disabled={dirty}
          loading={isLoading}
          onClick={() => void run().catch(() => undefined)}
        >
          {t('bios.history.restore', { number })}
        </Button>
      </div>
    </>
  );
}
