import type { SignatureProof } from '@muster/contracts';
import { QueryView, type QueryLike } from '@muster/kit';
import { Button, Card, DateTime, NoticeBar, Skeleton, Stack, useT } from '@muster/ui';
import { signingMessages } from './messages.ts';
import classes from './signing.module.css';

interface ProofCardProps {
  /** The proof, requested on demand. */
  query: QueryLike<SignatureProof>;
  asked: boolean;
  onAsk: () => void;
}

/** Proves whether the document is the one that all parties signed, and shows its history. */
export function ProofCard({ query, asked, onAsk }: ProofCardProps) {
  const t = useT(signingMessages);
  return (
    <Card title={t('proof.title')} headingLevel={3}>
      {asked ? (
        <Proof query={query} />
      ) : (
        <Button variant="default" onClick={onAsk}>
          {t('proof.check')}
        </Button>
      )}
    </Card>
  );
}

function Proof({ query }: Pick<ProofCardProps, 'query'>) {
  const t = useT(signingMessages);
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
