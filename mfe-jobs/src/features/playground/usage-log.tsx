import { QueryView } from '@muster/kit';
import { DateTime, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { usePlaygroundMessages } from './messages.ts';
import classes from './playground.module.css';

/** Users of the assistant with their tasks, the latest first. */
export function UsageLog() {
  const t = usePlaygroundMessages();
  const query = api.useAiUsageQuery();
  return (
    <section className={classes.result} aria-label={t('usage.title')}>
      <h2 className={classes.title}>{t('usage.title')}</h2>
      <p className={classes.second}>{t('usage.help')}</p>
      <QueryView query={query} skeleton={<PageSkeleton variant="form" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className={classes.second}>{t('usage.none')}</p>
          ) : (
            <ul className={classes.rows}>
              {data.map(({ id, use, person, at, characters, sentences, tookMs }) => (
                <li key={id} className={classes.row}>
                  <span>{t(`task.${use}`)}</span>
                  <span>{person}</span>
                  <span className={classes.second}>
                    {t('usage.row', { characters, sentences, ms: tookMs })}
                  </span>
                  <span className={classes.second}>
                    <DateTime value={at} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}
