import type { PromiseRecord } from '@muster/contracts';
import { useActor } from '@muster/kit';
import { RailSection, StateBadge, formatDate } from '@muster/ui';
import { usePromisesListQuery } from '../host-hooks.ts';
import { dueWords } from './due-words.ts';
import { usePromiseMessages } from './messages.ts';
import { PromiseMenu } from './promise-menu.tsx';
import classes from './promises.module.css';

/** Promises made to the record's candidate or client; renders nothing if there are none. */
export function PromiseList({
  subject,
}: {
  subject: Pick<PromiseRecord, 'subjectType' | 'subjectId'>;
}) {
  const t = usePromiseMessages();
  const { data } = usePromisesListQuery({ query: subject });
  if (!data || data.data.length === 0) return null;
  const open = data.data.filter(({ status }) => status === 'open').length;
  return (
    <RailSection title={t('title')} count={open}>
      <ul className={classes.list}>
        {data.data.map((promise) => (
          <PromiseRow key={promise.id} promise={promise} />
        ))}
      </ul>
    </RailSection>
  );
}

function PromiseRow({ promise }: { promise: PromiseRecord }) {
  const t = usePromiseMessages();
  const actor = useActor();
  const { text, status, madeBy, moves, source, isPrivate, allowedActions } = promise;
  const isOwn = madeBy?.id === actor?.id;
  const from = t(`source.${source}`);
  const last = moves.at(-1);
  return (
    <li className={classes.row}>
      <div className={classes.promise}>
        <div>{text}</div>
        <div className={classes.head}>
          <StateBadge machine="promise" state={status} />
          <span className={classes.details}>{dueWords(t, promise)}</span>
        </div>
        <div className={classes.details}>
          {isOwn
            ? t('row.you', { source: from })
            : t('row.by', { name: madeBy?.name ?? '', source: from })}
          {isPrivate && ` · ${t('row.private')}`}
        </div>
        {last && (
          <div className={classes.details}>
            {t('row.moved', { from: formatDate(last.from), reason: last.reason })}
          </div>
        )}
      </div>
      {allowedActions.length > 0 && <PromiseMenu id={promise.id} text={text} mayKeep />}
    </li>
  );
}
