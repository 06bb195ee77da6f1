import { candidatesRoutes, homeLists, href, type HomeCandidate } from '@muster/contracts';
import { Can, QueryView } from '@muster/kit';
import {
  Card,
  CardRow,
  CardRows,
  DateTime,
  IconLock,
  PersonLine,
  countryName,
  formatCount,
} from '@muster/ui';
import type { ReactNode } from 'react';
import { api } from '../../api.ts';
import { CardLine } from './card-line.tsx';
import { CardLink } from './card-link.tsx';
import classes from './person-rows.module.css';
import { RowSkeletons } from './row-skeletons.tsx';
import { useHomeMessages } from './use-home-messages.ts';

/** Candidates added in the last seven days; the count matches the linked list. */
export function NewCandidatesCard() {
  const t = useHomeMessages();
  const query = api.useHomeNewCandidatesQuery();
  const { data } = query;
  return (
    <Card
      flush
      title={t('newCandidates.title')}
      count={data && formatCount(data.total, { capped: data.totalIsCapped })}
      actions={
        <>
          {t('newCandidates.period')}
          {data && data.total > 0 && (
            <CardLink
              href={href(candidatesRoutes.list, {}, homeLists.candidatesAddedSince(data.since))}
            >
              {t('newCandidates.all')}
            </CardLink>
          )}
        </>
      }
    >
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={4} />}
        empty={
          <CardLine
            text={t('newCandidates.empty')}
            action={
              <Can permission="candidate.create">
                <CardLink href={href(candidatesRoutes.create)}>{t('newCandidates.add')}</CardLink>
              </Can>
            }
          />
        }
      >
        {({ data: candidates }) => (
          <CardRows>
            {candidates.map((candidate) => (
              <CandidateRow key={candidate.id} candidate={candidate} />
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}

/** A candidate in a card, with content at the end of the line. */
export function CandidateRow({ candidate, end }: { candidate: HomeCandidate; end?: ReactNode }) {
  const t = useHomeMessages();
  const { id, name, photo, headline, country, createdAt, isPrivate } = candidate;
  return (
    <CardRow>
      <PersonLine
        name={name}
        src={photo}
        secondary={[headline, countryName(country)].filter(Boolean).join(' · ')}
        href={href(candidatesRoutes.profile, { id })}
      />
      <span className={classes.end}>
        {isPrivate && <IconLock size={14} aria-label={t('newCandidates.private')} />}
        {end ?? <DateTime value={createdAt} as="relative-day" />}
      </span>
    </CardRow>
  );
}
