import type { AuditChainView } from '@muster/contracts';
import { errorText, isApiError, usePlatform } from '@muster/kit';
import { Button, NoticeBar, Skeleton, formatCount, formatRelativeDateTime } from '@muster/ui';
import { api } from '../../api.ts';
import classes from './chain-card.module.css';
import { useMessages, type Translate } from './use-messages.ts';

/** Whether the log is unaltered: the result of the last check, and a check on demand. */
export function ChainCard() {
  const t = useMessages();
  const { data, isError } = api.useAuditChainQuery({}, { pollingInterval: 60_000 });
  const { check, checking } = useCheck(t);
  if (!data && isError) return null;
  // The space is reserved from the first render on, so that the list below does not shift.
  if (!data)
    return (
      <section className={classes.card} aria-hidden>
        <Skeleton height={64} />
      </section>
    );
  const { kind, title, text } = verdictOf(data, t);
  return (
    <section className={classes.card} aria-label={t('chain.title')}>
      <NoticeBar
        kind={kind}
        title={title}
        action={
          <Button variant="default" size="xs" loading={checking} onClick={() => void check()}>
            {t('chain.check')}
          </Button>
        }
      >
        {text}
      </NoticeBar>
    </section>
  );
}

function verdictOf({ sealed, lastCheck }: AuditChainView, t: Translate) {
  if (!lastCheck)
    return {
      kind: 'quiet' as const,
      title: t('chain.never'),
      text: t('chain.neverText', { count: sealed }),
    };
  const when = formatRelativeDateTime(lastCheck.at);
  if (lastCheck.intact)
    return {
      kind: 'success' as const,
      title: t('chain.intact'),
      text: t('chain.intactText', { count: sealed, when }),
    };
  return {
    kind: 'danger' as const,
    title: t('chain.broken'),
    text: t('chain.brokenText', {
      seq: formatCount(lastCheck.brokenAt ?? 0),
      reason: t(`chain.reason.${lastCheck.reason ?? 'hash'}`),
      when,
    }),
  };
}

function useCheck(t: Translate) {
  const { notify } = usePlatform();
  const [run, { isLoading }] = api.useAuditCheckMutation();
  return {
    checking: isLoading,
    check: async () => {
      const answer = await run({ body: {} });
      if (answer.error) {
        // The UI kit already reports rate limits of every request.
        const isSaid = isApiError(answer.error) && answer.error.code === 'RATE_LIMITED';
        if (!isSaid) notify({ kind: 'error', text: errorText(answer.error) });
      } else if (answer.data.lastCheck?.intact)
        // A broken log is shown in red on the page, which lasts longer than a notice.
        notify({ kind: 'success', text: t('chain.checked') });
    },
  };
}
