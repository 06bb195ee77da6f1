import type { AuditEventView } from '@muster/contracts';
import classes from './change-table.module.css';
import { fieldWords } from './event-words.ts';
import type { Translate } from './use-messages.ts';

type Change = AuditEventView['changes'][number];

/** The changed fields with their old and new values. */
export function ChangeTable({ changes, t }: { changes: readonly Change[]; t: Translate }) {
  if (changes.length === 0) return <p className={classes.quiet}>{t('event.noChanges')}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('event.field')}</th>
          <th scope="col">{t('event.before')}</th>
          <th scope="col">{t('event.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path}>
            <th scope="row">{fieldWords(t, change.path)}</th>
            <Values change={change} t={t} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Values({
  change: { secret, withheld, before, after },
  t,
}: {
  change: Change;
  t: Translate;
}) {
  const silence = secret ? t('event.secret') : withheld && t(`event.${withheld}`);
  if (silence)
    return (
      <td colSpan={2} className={classes.quiet}>
        {silence}
      </td>
    );
  return [before, after].map((value, i) => (
    <td key={i === 0 ? 'before' : 'after'} className={value === null ? classes.quiet : undefined}>
      {value ?? t('event.nothing')}
    </td>
  ));
}
