import { useState } from 'react';
import type { VettingSummary } from '@muster/contracts';
import { errorText, usePlatform } from '@muster/kit';
import { Button, ConfirmModal, formatDate } from '@muster/ui';
import { api } from '../../../../api.ts';
import classes from '../vetting.module.css';
import { ClientSummaryForm } from './client-summary-form.tsx';
import { useClientSummaryMessages } from './messages.ts';

/** Vetting summary for clients, with actions to release, change and withdraw it. */
export function ClientSummary({ summary }: { summary: VettingSummary }) {
  const t = useClientSummaryMessages();
  const [isWriting, setIsWriting] = useState(false);
  const { client, mayRelease } = summary;
  if (!client && !mayRelease) return null;
  return (
    <section className={classes.words} aria-label={t('title')}>
      <h3 className={classes.head}>{t('title')}</h3>
      {isWriting ? (
        <ClientSummaryForm summary={summary} onClose={() => setIsWriting(false)} />
      ) : (
        <>
          {client ? (
            <>
              <p className={classes.mail}>{client.text}</p>
              <p className={classes.facts}>
                {t('released', {
                  name: client.by?.name ?? t('someone'),
                  date: formatDate(client.at),
                })}
              </p>
            </>
          ) : (
            <p className={classes.facts}>{t('none')}</p>
          )}
          {mayRelease && (
            <div className={classes.actions}>
              <Button variant="default" onClick={() => setIsWriting(true)}>
                {t(client ? 'change' : 'write')}
              </Button>
              {client && <Withdraw candidateId={summary.candidate.id} version={client.version} />}
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Withdraw({ candidateId, version }: { candidateId: string; version: number }) {
  const t = useClientSummaryMessages();
  const { notify } = usePlatform();
  const [asks, setAsks] = useState(false);
  const [withdraw, { isLoading }] = api.useScorecardsWithdrawSummaryMutation();
  async function run() {
    const { error } = await withdraw({ params: { id: candidateId }, body: { version } });
    setAsks(false);
    notify(
      error ? { kind: 'error', text: errorText(error) } : { kind: 'success', text: t('withdrawn') },
    );
  }
  return (
    <>
      <Button variant="default" onClick={() => setAsks(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmModal
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void run()}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keep')}
        effects={[{ id: 'later', text: t('effect') }]}
        pending={isLoading}
      />
    </>
  );
}
