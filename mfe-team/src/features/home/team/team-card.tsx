import { QueryView } from '@muster/kit';
import { Card, formatCount } from '@muster/ui';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { FoldedRows } from '../folded-rows.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import { TeamTable } from './team-table.tsx';

const shownAtFirst = 6;

/** What each of the team has on the table, those with the most late first. */
export function TeamCard() {
  const t = useHomeMessages();
  const query = api.useHomeTeamQuery();
  return (
    <Card flush title={t('team.title')} count={query.data && formatCount(query.data.data.length)}>
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={shownAtFirst} />}
        empty={<CardLine text={t('team.empty')} />}
      >
        {({ data }) => (
          <FoldedRows rows={data} atFirst={shownAtFirst}>
            {(shown) => <TeamTable members={shown} />}
          </FoldedRows>
        )}
      </QueryView>
    </Card>
  );
}
