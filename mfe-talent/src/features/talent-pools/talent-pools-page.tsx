import { href, poolEndpoints, poolKinds, poolStates, talentRoutes } from '@muster/contracts';
import {
  EmptyList,
  SavedListTable,
  SavedViews,
  queryOfFilters,
  useSavedList,
} from '@muster/blocks';
import { Can, RouteLink, readList, useActor, useCan } from '@muster/kit';
import {
  Button,
  IconPlus,
  IconStack2,
  ListPage,
  PageHeader,
  stateLabel,
  type FilterDefinition,
  type FilterOption,
} from '@muster/ui';
import { api } from '../../api.ts';
import { usePeopleOptions } from '../../shared/use-people-options.ts';
import { useMessages, type Translate } from '../../shared/use-messages.ts';
import { poolColumns } from './pool-columns.tsx';
import { PoolPhoneRow } from './pool-phone-row.tsx';

/** The talent pools; search, filter, sort and page are in the address. */
export function TalentPoolsPage() {
  const t = useMessages();
  const can = useCan();
  const list = useSavedList({
    api,
    name: 'talentPools',
    accepts: poolEndpoints.list.query,
    key: 'talent-pools',
    defaults: { sort: 'name' },
  });
  const query = list.held(api.usePoolsListQuery({ query: list.query }));
  const { rows, count } = readList(query);
  const prefetch = api.usePrefetch('poolsRead');
  const searchPeople = usePeopleOptions();
  const views = usePoolViews(t);
  const owners = rows.flatMap(({ owner }) =>
    owner ? [{ value: owner.id, label: owner.name }] : [],
  );

  return (
    <ListPage>
      <PageHeader title={t('pools.title')} count={count} actions={<NewPool />} />
      <SavedViews list={list} builtIn={views} />
      <SavedListTable
        api={api}
        list={list}
        query={query}
        label={t('pools.title')}
        columns={poolColumns(t, { readsQuestions: can('pool.readQuestions') })}
        rowLabel={({ name }) => name}
        getRowHref={({ id }) => href(talentRoutes.pool, { id })}
        onRowHover={({ id }) => prefetch({ params: { id } })}
        renderPhoneRow={(row) => <PoolPhoneRow row={row} t={t} />}
        filters={poolFilters(t, { searchPeople, owners })}
        searchPlaceholder={t('pools.search')}
        emptyState={
          <EmptyList
            list={list}
            icon={IconStack2}
            title={t('pools.empty.title')}
            text={t('pools.empty.text')}
            action={<NewPool variant="default" />}
            nothingFits={{
              title: t('pools.empty.filteredTitle'),
              text: t('pools.empty.filteredText'),
              clear: t('pools.empty.clear'),
            }}
          />
        }
      />
    </ListPage>
  );
}

/** Filled above the list, but not again inside an empty one. */
function NewPool({ variant = 'filled' }: { variant?: 'filled' | 'default' }) {
  const t = useMessages();
  return (
    <Can permission="pool.manage">
      <Button
        component={RouteLink}
        route={talentRoutes.createPool}
        variant={variant}
        leftSection={<IconPlus size={16} />}
      >
        {t('pools.create')}
      </Button>
    </Can>
  );
}

/** Returns the built-in views; deleted pools for users who may restore some. */
function usePoolViews(t: Translate) {
  const actor = useActor();
  const can = useCan();
  return [
    { label: t('pools.views.all'), query: '' },
    { label: t('pools.views.mine'), query: queryOfFilters({ owner: actor?.id ?? '' }) },
    { label: t('pools.views.archived'), query: queryOfFilters({ status: 'archived' }) },
    ...(can('pool.manage')
      ? [{ label: t('pools.views.deleted'), query: queryOfFilters({ deleted: 'only' }) }]
      : []),
  ];
}

interface OwnerChoices {
  searchPeople: (query: string) => Promise<FilterOption[]>;
  /** Names for the ids that the address may contain. */
  owners: readonly FilterOption[];
}

function poolFilters(t: Translate, { searchPeople, owners }: OwnerChoices): FilterDefinition[] {
  return [
    {
      key: 'status',
      label: t('pools.filter.status'),
      kind: 'multi',
      operators: ['is'],
      options: poolStates.map((state) => ({
        value: state,
        label: stateLabel('pool', state),
      })),
    },
    {
      key: 'kind',
      label: t('pools.filter.kind'),
      kind: 'multi',
      operators: ['is'],
      options: poolKinds.map((kind) => ({ value: kind, label: t(`enum.kind.${kind}`) })),
    },
    {
      key: 'owner',
      label: t('pools.filter.owner'),
      kind: 'multi',
      operators: ['is'],
      options: owners,
      loadOptions: searchPeople,
    },
  ];
}
