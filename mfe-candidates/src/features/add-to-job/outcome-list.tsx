import type { AddToJobItem } from '@muster/contracts';
import { Badge } from '@muster/ui';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import classes from './outcome-list.module.css';

interface OutcomeListProps {
  items: readonly AddToJobItem[];
  /** Whether the outcomes have happened, or are a preview. */
  done: boolean;
}

const order = { error: 0, skipped: 1, ok: 2 } as const;

/** The outcome for each candidate; those that cannot be processed come first, with the reason. */
export function OutcomeList({ items, done }: OutcomeListProps) {
  const t = useMessages();
  const counts = {
    ok: items.filter(({ outcome }) => outcome === 'ok').length,
    skipped: items.filter(({ outcome }) => outcome === 'skipped').length,
    error: items.filter(({ outcome }) => outcome === 'error').length,
  };
  return (
    <section aria-label={t(done ? 'addToJob.outcomeDone' : 'addToJob.preview')}>
      <p className={classes.counts} role="status">
        <Badge family="green">
          {t(done ? 'addToJob.counts.okDone' : 'addToJob.counts.ok', { count: counts.ok })}
        </Badge>
        {counts.skipped > 0 && (
          <Badge family="grey">{t('addToJob.counts.skipped', { count: counts.skipped })}</Badge>
        )}
        {counts.error > 0 && (
          <Badge family="red">{t('addToJob.counts.failed', { count: counts.error })}</Badge>
        )}
      </p>
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('addToJob.person')}</th>
              <th scope="col">{t(done ? 'addToJob.outcomeDone' : 'addToJob.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {items
              .toSorted((a, b) => order[a.outcome] - order[b.outcome])
              .map((item) => (
                <tr key={item.id}>
                  <th scope="row">{item.name ?? t('addToJob.hidden')}</th>
                  <td>
                    <Outcome item={item} done={done} t={t} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Outcome({ item, done, t }: { item: AddToJobItem; done: boolean; t: Translate }) {
  if (item.outcome === 'ok') {
    const attempt = item.attempt ?? 1;
    const again = attempt > 1;
    const word = done
      ? t(again ? 'addToJob.didAgain' : 'addToJob.did', { attempt })
      : t(again ? 'addToJob.willAgain' : 'addToJob.will', { attempt });
    return (
      <>
        <span className={classes.fine}>{word}</span>
        {item.unasked && (
          <span className={classes.quiet}>{t(`addToJob.unasked.${item.unasked}`)}</span>
        )}
      </>
    );
  }
  if (item.outcome === 'skipped')
    return <span className={classes.quiet}>{t('addToJob.there')}</span>;
  return (
    <>
      <span className={classes.refused}>{refusalText(item.code, t)}</span>
      {item.rule && (
        <span className={classes.quiet}>
          {[t(`addToJob.rule.${item.rule.rule}`), item.rule.note].filter(Boolean).join(' ')}
        </span>
      )}
    </>
  );
}

const known = [
  'CANDIDATE_DO_NOT_CONTACT',
  'CANDIDATE_EXCLUDED_FOR_CLIENT',
  'EARLIER_ATTEMPT',
  'JOB_NOT_OPEN',
  'NOT_FOUND',
  'SELF_RECORD',
  'FORBIDDEN',
] as const;

const refusalText = (code: string | null, t: Translate): string =>
  t(`addToJob.refusal.${known.find((one) => one === code) ?? 'other'}`);
