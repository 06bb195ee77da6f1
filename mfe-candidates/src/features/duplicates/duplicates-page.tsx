import { useState } from 'react';
import { candidatesRoutes } from '@muster/contracts';
import { QueryView, RouteLink } from '@muster/kit';
import { Breadcrumbs, Button, EmptyState, IconUsersGroup, PageSkeleton } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { DuplicateGroupCard } from './duplicate-group-card.tsx';
import classes from './duplicates-page.module.css';

/** Possible duplicates, in groups, the most similar first. */
export function DuplicatesPage() {
  const t = useMessages();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <div className={classes.page}>
      <Breadcrumbs
        items={[
          { label: t('area'), href: candidatesRoutes.list.path },
          { label: t('duplicates.title') },
        ]}
      />
      <h1 className={classes.title}>{t('duplicates.title')}</h1>
      <div className={classes.groups}>
        {cursors.map((cursor, index) => (
          <Groups
            key={cursor ?? 'first'}
            cursor={cursor}
            onMore={
              index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined
            }
          />
        ))}
      </div>
    </div>
  );
}

interface GroupsProps {
  cursor: string | undefined;
  /** Undefined once the next page is shown. */
  onMore: ((cursor: string) => void) | undefined;
}

function Groups({ cursor, onMore }: GroupsProps) {
  const t = useMessages();
  const query = api.useDuplicatesListQuery({ query: { cursor } });
  return (
    <QueryView
      query={query}
      skeleton={<PageSkeleton variant="list" />}
      isEmpty={({ data }) => data.length === 0 && cursor === undefined}
      empty={
        <EmptyState
          icon={IconUsersGroup}
          title={t('duplicates.empty.title')}
          text={t('duplicates.empty.text')}
          action={
            <Button component={RouteLink} route={candidatesRoutes.list} variant="default">
              {t('duplicates.back')}
            </Button>
          }
        />
      }
    >
      {({ data, nextCursor }) => (
        <>
          {data.map((group) => (
            <DuplicateGroupCard key={group.people.map(({ id }) => id).join()} group={group} />
          ))}
          {nextCursor && onMore && (
            <Button variant="default" className={classes.more} onClick={() => onMore(nextCursor)}>
              {t('duplicates.more')}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
