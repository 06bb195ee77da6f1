import type { Translate } from '../../shared/use-messages.ts';
import classes from './team-columns.module.css';
import type { TeamRow } from './team-row.ts';

type Props = { row: TeamRow; t: Translate };

/** A staff member's current workload; none for contractors, who work for one client. */
export function TeamLoad({ row: { kind, load }, t }: Props) {
  if (kind === 'contractor') return null;
  if (load.jobs + load.interviews === 0)
    return <span className={classes.second}>{t('team.load.none')}</span>;
  return (
    <span className={classes.stack}>
      <span className={classes.first}>{t('team.load.jobs', { count: load.jobs })}</span>
      {load.interviews > 0 && (
        <span className={classes.second} title={t('team.load.interviewsHelp')}>
          {t('team.load.interviews', { count: load.interviews })}
        </span>
      )}
    </span>
  );
}

/** Why a person is absent today; renders nothing for those at work. */
export function TeamAway({ row: { away }, t }: Props) {
  if (!away) return null;
  const text = t(`team.away.${away.why}`, { name: away.holiday ?? '' });
  return (
    <span className={classes.second} title={text}>
      {text}
    </span>
  );
}
