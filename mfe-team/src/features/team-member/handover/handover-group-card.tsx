import type { HandoverGroup, HandoverItem } from '@muster/contracts';
import { AppLink } from '@muster/kit';
import { Badge, Card, CardRow, CardRows, formatRelativeDay, useNow } from '@muster/ui';
import { useHandoverMessages } from './messages.ts';
import classes from './handover.module.css';

/** The records of one kind, each with its next step and last contact. */
export function HandoverGroupCard({ group }: { group: HandoverGroup }) {
  const t = useHandoverMessages();
  const { kind, data, total, hidden } = group;
  return (
    <Card title={t(`group.${kind}`)} count={total} flush>
      <CardRows>
        {data.map((item) => (
          <CardRow key={item.id}>
            <Item item={item} />
          </CardRow>
        ))}
      </CardRows>
      {total > data.length && (
        <p className={classes.note}>{t('more', { count: total - data.length })}</p>
      )}
      {hidden > 0 && <p className={classes.note}>{t('hidden', { count: hidden })}</p>}
    </Card>
  );
}

function Item({ item }: { item: HandoverItem }) {
  const t = useHandoverMessages();
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const { label, about, href, isPromise, next, lastWordAt } = item;
  return (
    <>
      <span className={classes.item}>
        <AppLink href={href}>{label}</AppLink>
        {about && <span className={classes.second}>{about}</span>}
      </span>
      <span className={classes.next}>
        {isPromise && <Badge family="violet">{t('promise')}</Badge>}
        {next && (
          <span data-late={next.on < today || undefined}>
            {t(`next.${next.what}`, { day: formatRelativeDay(next.on) })}
          </span>
        )}
        {lastWordAt && (
          <span className={classes.second}>
            {t('lastWord', { day: formatRelativeDay(lastWordAt.slice(0, 10)) })}
          </span>
        )}
      </span>
    </>
  );
}
