import { candidatesRoutes, homeLists, href } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, CardRows, StateBadge, formatCount } from '@muster/ui';
import { api } from '../../api.ts';
import { CardLine } from './card-line.tsx';
import { CardLink } from './card-link.tsx';
import { CandidateRow } from './new-candidates-card.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { useHomeMessages } from './use-home-messages.ts';

/** Candidates in vetting and their current step. */
export function VettingCard() {
  const t = useHomeMessages();
  const query = api.useHomeVettingQuery();
  const { data } = query;
  return (
    <Card
      flush
      title={t('vetting.title')}
      count={data && formatCount(data.total, { capped: data.totalIsCapped })}
      actions={
        data &&
        data.total > 0 && (
          <CardLink href={href(candidatesRoutes.list, {}, homeLists.inVetting())}>
            {t('vetting.all')}
          </CardLink>
        )
      }
    >
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={4} />}
        empty={<CardLine text={t('vetting.empty')} />}
      >
        {({ data: candidates }) => (
          <CardRows>
            {candidates.map((candidate) => (
              <CandidateRow
                key={candidate.id}
                candidate={candidate}
                end={<StateBadge machine="vetting" state={candidate.vettingStatus} />}
              />
            ))}
          </CardRows>
        )}
      </QueryView>
    </Card>
  );
}
