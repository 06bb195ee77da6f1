import { useState } from 'react';
import type { SignatureProof } from '@muster/contracts';
import { QueryView, type QueryLike } from '@muster/kit';
import { Button, Card, DateTime, NoticeBar, Skeleton, Stack, useT } from '@muster/ui';
import { signingMessages } from './messages.ts';
import classes from './signing.module.css';

interface ProofCardProps {
  id: string;
  useProof: (args: { params: { id: string } }) => QueryLike<SignatureProof>;
}

/** Whether the document is what everybody signed, and what happened to it. */
export function ProofCard(props: ProofCardProps) {
  const t = useT(signingMessages);
  const [asked, setAsked] = useState(false);
  return (
    <Card title={t('proof.title')} headingLevel={3}>
      {asked ? (
        <Proof {...props} />
      ) : (
        <Button variant="default" onClick={() => setAsked(true)}>
          {t('proof.check')}
        </Button>
      )}
    </Card>
  );
}

function Proof({ id, useProof }: ProofCardProps) {
  const t = useT(signingMessages);
  const query = useProof({ params: { id } });
  return (
    <QueryView query={query} size="compact" skeleton={<Skeleton height={120} />}>
      {({ seal, chain, certificate, events }) => (
        <Stack gap="xs">
          {seal === 'broken' || chain === 'broken' ? (
            <NoticeBar kind="danger">{t('proof.broken')}</NoticeBar>
          ) : (
            <NoticeBar kind={seal ? 'success' : 'info'}>
              {t(seal ? 'proof.valid' : 'proof.noSeal')}
            </NoticeBar>
          )}
          {certificate && (
            <p className={classes.hash}>{t('proof.certificate', { ...certificate })}</p>
          )}
          <ol>
            {events.map(({ at, type, by, hash }) => (
              <li key={hash}>
                {t(`event.${type}`)}
                {by && ` · ${by}`} · <DateTime value={at} />
                <div className={classes.hash}>{hash}</div>
              </li>
            ))}
          </ol>
        </Stack>
      )}
    </QueryView>
  );
}
