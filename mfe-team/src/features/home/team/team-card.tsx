import { QueryView } from '@muster/kit';
import { Card, formatCount, formatPercent } from '@muster/ui';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { FoldedRows } from '../folded-rows.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './team.module.css';
import { TeamTable } from './team-table.tsx';

const shownAtFirst = 6;

/** The workload of each team member, most overdue first. */
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
        {({ data, promises }) => (
          <>
            <FoldedRows rows={data} atFirst={shownAtFirst}>
              {(shown) => <TeamTable members={shown} />}
            </FoldedRows>
            {promises.kept + promises.broken > 0 && (
              <p className={classes.rate}>
                {t('team.promisesRate', {
                  rate: formatPercent(promises.kept / (promises.kept + promises.broken)),
                  kept: promises.kept,
                  total: promises.kept + promises.broken,
                })}
              </p>
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}
