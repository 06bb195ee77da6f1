import { candidatesRoutes, href, type FollowedActivity } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, CardRow, CardRows, DateTime, PersonLine } from '@muster/ui';
import { api } from '../../api.ts';
import { CardLine } from './card-line.tsx';
import classes from './person-rows.module.css';
import { RowSkeletons } from './row-skeletons.tsx';
import { useHomeMessages } from './use-home-messages.ts';

/** The latest changes of the records a user follows. */
export function FollowedCard() {
  const t = useHomeMessages();
  const query = api.useHomeFollowedQuery();
  const following = query.data?.following ?? 0;
  return (
    <Card flush title={t('followed.title')} count={following || undefined}>
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={3} />}
        empty={<CardLine text={t(following > 0 ? 'followed.quiet' : 'followed.empty')} />}
      >
        {({ data }) => (
          <CardRows>
            {data.map((item) => (
              <FollowedRow key={item.id} item={item} />
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

function FollowedRow({ item }: { item: FollowedActivity }) {
  const t = useHomeMessages();
  const { candidate, kind, actor, at, excerpt } = item;
  const sentence = t(`followed.${kind}`, { actor: actor ?? t('followed.somebody') });
  return (
    <CardRow>
      <PersonLine
        name={candidate.name}
        src={candidate.photo}
        secondary={
          <span title={excerpt ?? undefined}>{excerpt ? `${sentence}: ${excerpt}` : sentence}</span>
        }
        href={href(candidatesRoutes.profile, { id: candidate.id })}
      />
      <span className={classes.end}>
        <DateTime value={at} as="relative-day" />
      </span>
    </CardRow>
  );
}
