import { sunriseColumns, teamRoutes, type SunriseCard as Card } from '@muster/contracts';
import { PlacementDrawer, usePlacementAddress } from '@muster/blocks';
import { QueryView, RouteLink } from '@muster/kit';
import {
  Button,
  EmptyState,
  IconCalendarCheck,
  IconList,
  NoticeBar,
  PageHeader,
  SelectField,
  Skeleton,
} from '@muster/ui';
import { api } from '../../../api.ts';
import { useSunriseMessages } from './messages.ts';
import { PrepareDrawer } from './prepare-drawer.tsx';
import { SunriseCard } from './sunrise-card.tsx';
import { useSunriseAddress } from './use-sunrise-address.ts';
import classes from './sunrise.module.css';

/** Contracts that end within 60 days, the nearest first, each with its next steps. */
export function SunriseBoard() {
  const t = useSunriseMessages();
  const { manager, prepared, chooseManager, closePrepared } = useSunriseAddress();
  const query = api.usePlacementsSunriseQuery({
    query: manager ? { accountManager: manager } : {},
  });
  const managers = query.data?.managers ?? [];
  return (
    <div className={classes.page}>
      <PageHeader
        variant="page"
        title={t('title')}
        subtitle={t('lead')}
        actions={
          <Button
            variant="default"
            component={RouteLink}
            route={teamRoutes.activeContractors}
            leftSection={<IconList size={16} aria-hidden />}
          >
            {t('list')}
          </Button>
        }
      />
      <div className={classes.body}>
        <SelectField
          className={classes.manager}
          label={t('mine')}
          placeholder={t('everyone')}
          clearable
          options={managers.map(({ id, name }) => ({ value: id, label: name }))}
          value={manager}
          onChange={chooseManager}
        />
        <QueryView
          query={query}
          keepPrevious
          isEmpty={({ data }) => data.length === 0}
          skeleton={<Waiting />}
          empty={
            <EmptyState
              icon={IconCalendarCheck}
              title={t('empty.title')}
              text={t(manager ? 'empty.filteredText' : 'empty.text')}
            />
          }
        >
          {({ data, total }) => (
            <>
              {total > data.length && (
                <NoticeBar kind="info">{t('more', { shown: data.length, total })}</NoticeBar>
              )}
              <Columns cards={data} />
            </>
          )}
        </QueryView>
      </div>
      {prepared ? (
        <PrepareDrawer
          key={prepared}
          id={prepared}
          cards={query.data?.data ?? null}
          onClose={closePrepared}
        />
      ) : (
        <PlacementDrawer api={api} />
      )}
    </div>
  );
}

function Columns({ cards }: { cards: readonly Card[] }) {
  const t = useSunriseMessages();
  const { hrefOf } = usePlacementAddress();
  const { hrefOfPrepared } = useSunriseAddress();
  return (
    <div className={classes.columns}>
      {sunriseColumns.map((column) => {
        const shown = cards.filter((card) => card.column === column);
        // The column of overdue contracts is shown only if there are some.
        if (column === 'overdue' && shown.length === 0) return null;
        const title = `column-${column}`;
        return (
          <section key={column} className={classes.column} aria-labelledby={title}>
            <h2 className={classes.head} id={title} data-late={column === 'overdue' || undefined}>
              {t(column === 'overdue' ? 'column.overdue' : `column.within${column}`)}{' '}
              <span className={classes.count}>{shown.length}</span>
            </h2>
            {shown.length === 0 ? (
              <p className={classes.none}>{t('none')}</p>
            ) : (
              <ul className={classes.cards}>
                {shown.map((card) => (
                  <SunriseCard
                    key={card.placement.id}
                    card={card}
                    hrefOfContract={hrefOf(card.placement.id)}
                    hrefOfPrepared={hrefOfPrepared(card.placement.id)}
                  />
                ))}
              </ul>
            )}
          </section>
        );
      })}
    </div>
  );
}

const Waiting = () => (
  <div className={classes.columns} aria-hidden>
    {sunriseColumns.slice(1).map((column) => (
      <Skeleton key={column} height={320} />
    ))}
  </div>
);
