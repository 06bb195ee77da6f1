import type { BulkMailAnswer } from '@muster/contracts';
import { EffectList, NoticeBar, formatNumber, type Effect } from '@muster/ui';
import { useEmailMessages, type EmailMessages } from './messages.ts';

const known = [
  'NO_RECIPIENTS',
  'CANDIDATE_DO_NOT_CONTACT',
  'NO_BULK_MAIL',
  'UNSUBSCRIBED',
  'BOUNCED',
  'SAME_ADDRESS',
] as const;

/** Maximum number of names shown; above it, only the number. */
const maxNames = 5;

/** Number of recipients, and who is left out and why. */
export function Recipients({ rehearsal }: { rehearsal: BulkMailAnswer }) {
  const t = useEmailMessages();
  const { ok, reasons } = rehearsal;
  const left = reasons.filter(({ outcome }) => outcome !== 'ok');
  const effects: Effect[] = [
    ...(ok > 0 ? [{ id: 'ok', text: t('ok', { count: ok, total: formatNumber(ok) }) }] : []),
    ...left.map(({ code, count }) => ({
      id: code ?? 'other',
      text: t(`skipped.${known.find((one) => one === code) ?? 'other'}`, {
        count,
        names: namesOf(t, rehearsal, code, count),
      }),
    })),
  ];
  return (
    <section aria-label={t('recipients')}>
      {ok === 0 && <NoticeBar kind="warning">{t('none')}</NoticeBar>}
      <EffectList items={effects} />
    </section>
  );
}

function namesOf(
  t: EmailMessages,
  { items }: BulkMailAnswer,
  code: string | null,
  count: number,
): string {
  const named = items
    .filter((item) => item.outcome !== 'ok' && item.code === code)
    .map(({ name }) => name ?? t('hiddenPerson'))
    .slice(0, maxNames);
  const names = named.join(', ');
  return count > named.length ? t('andMore', { names, count: count - named.length }) : names;
}
