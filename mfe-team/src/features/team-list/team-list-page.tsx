import { readsClientOfJobs, teamEndpoints, timesheetQueues } from '@muster/contracts';
import { EmptyList, SavedListTable, SavedViews, useSavedList } from '@muster/blocks';
import { readList, useCan, useSession, useUrlParam } from '@muster/kit';
import { Button, IconClock, IconUsers, ListPage, PageHeader, SegmentedField } from '@muster/ui';
import { api } from '../../api.ts';
import { useMessages } from '../../shared/use-messages.ts';
import { memberHref } from './member-href.ts';
import { teamColumns } from './team-columns.tsx';
import { teamFilters } from './team-filters.ts';
import { TimesheetDesk } from './timesheet-desk/timesheet-desk.tsx';
import { TeamPhoneRow } from './team-phone-row.tsx';
import type { TeamRow } from './team-row.ts';
import { TeamTree } from './tree/team-tree.tsx';

/** The agency's people as a list or a tree by lead; the state is in the address. */
export function TeamListPage() {
  const t = useMessages();
  const can = useCan();
  const [, showDesk] = useUrlParam('timesheets', timesheetQueues);
  const [shownAs, showAs] = useUrlParam('as', ['tree']);
  const isTree = shownAs === 'tree';
  const list = useSavedList({
    api,
    name: 'team',
    accepts: teamEndpoints.list.query,
    key: 'team',
    defaults: { sort: 'name', columns: { hours: false } },
  });
  const query = list.held(api.useTeamListQuery({ query: list.query }, { skip: isTree }));
  const { count } = readList(query);
  const role = useSession()?.role;
  const seesJobTeams = role !== undefined && readsClientOfJobs(role);
  const hrefOf = (row: TeamRow) => memberHref(row, seesJobTeams);

  return (
    <ListPage>
      <PageHeader
        title={t('team.title')}
        count={count}
        actions={
          <>
            <SegmentedField
              label={t('team.view.label')}
              hideLabel
              options={[
                { value: 'list', label: t('team.view.list') },
                { value: 'tree', label: t('team.view.tree') },
              ]}
              value={shownAs ?? 'list'}
              onChange={(next) => showAs(next === 'tree' ? 'tree' : null)}
            />
            {can('timesheet.approve') && (
              <Button
                variant="default"
                leftSection={<IconClock size={16} />}
                onClick={() => showDesk('waiting')}
              >
                {t('desk.title')}
              </Button>
            )}
          </>
        }
      />
      {isTree ? (
        <TeamTree seesJobTeams={seesJobTeams} />
      ) : (
        <>
          <SavedViews list={list} />
          <SavedListTable
            api={api}
            list={list}
            query={query}
            label={t('team.title')}
            columns={teamColumns(t)}
            rowLabel={({ name }) => name}
            getRowHref={hrefOf}
            renderPhoneRow={(row) => <TeamPhoneRow row={row} t={t} />}
            filters={teamFilters(t)}
            searchPlaceholder={t('team.search')}
            emptyState={
              <EmptyList
                list={list}
                icon={IconUsers}
                title={t('team.empty.title')}
                text={t('team.empty.text')}
                nothingFits={{
                  title: t('team.empty.filteredTitle'),
                  text: t('team.empty.filteredText'),
                  clear: t('team.empty.clear'),
                }}
              />
            }
          />
        </>
      )}
      {can('timesheet.approve') && <TimesheetDesk />}
    </ListPage>
  );
}
