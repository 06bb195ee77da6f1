import { QueryView } from '@muster/kit';
import { Card, formatCount } from '@muster/ui';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { CardMore } from '../card-more.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeWords } from '../use-home-words.ts';
import { TeamTable } from './team-table.tsx';

const shownAtFirst = 6;

/** What each of the team has on the table, those with the most late first. */
export function TeamCard() {
  const t = useHomeWords();
  const [isOpen, setOpen] = useState(false);
  const query = api.useHomeTeamQuery();
  return (
    <Card flush title={t('team.title')} count={query.data && formatCount(query.data.data.length)}>
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={shownAtFirst} />}
        empty={<CardLine text={t('team.empty')} />}
      >
        {({ data }) => {
          const shown = isOpen ? data : data.slice(0, shownAtFirst);
          return (
            <>
              <TeamTable members={shown} />
              <CardMore
                hidden={data.length - shown.length}
                isOpen={isOpen && data.length > shownAtFirst}
                onToggle={() => setOpen(!isOpen)}
              />
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
