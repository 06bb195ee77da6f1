import { href, teamRoutes } from '@muster/contracts';
import { QueryView } from '@muster/kit';
import { Card, CardRows, formatCount } from '@muster/ui';
import { api } from '../../../api.ts';
import { CardLine } from '../card-line.tsx';
import { CardLink } from '../card-link.tsx';
import { FoldedRows } from '../folded-rows.tsx';
import { RowSkeletons } from '../row-skeletons.tsx';
import { useHomeMessages } from '../use-home-messages.ts';
import { ContractRow } from './contract-row.tsx';

const shownAtFirst = 5;

/** Placements that should have started, or that end soon or have ended. */
export function ContractsCard() {
  const t = useHomeMessages();
  const query = api.useHomeContractsQuery();
  return (
    <Card
      flush
      title={t('contracts.title')}
      count={query.data && formatCount(query.data.total)}
      actions={<CardLink href={href(teamRoutes.activeContractors)}>{t('contracts.all')}</CardLink>}
    >
      <QueryView
        query={query}
        size="compact"
        skeleton={<RowSkeletons rows={4} />}
        empty={<CardLine text={t('contracts.empty')} />}
      >
        {({ data }) => (
          <FoldedRows rows={data} atFirst={shownAtFirst}>
            {(shown) => (
              <CardRows>
                {shown.map((placement) => (
                  <ContractRow key={placement.id} placement={placement} />
                ))}
              </CardRows>
            )}
          </FoldedRows>
        )}
      </QueryView>
    </Card>
  );
}
