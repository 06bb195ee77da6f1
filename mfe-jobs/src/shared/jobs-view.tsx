import { jobsRoutes } from '@muster/contracts';
import { Can, RouteLink, useUrlParam } from '@muster/kit';
import { Button, IconLayoutKanban, IconList, IconPlus, SegmentedControl } from '@muster/ui';
import { useListMessages } from './list-words.ts';

/** Returns the view of jobs: a list, or a board by state. */
export const useJobsView = () => useUrlParam('view', ['board'] as const);

/** Header actions of both views: the view switch, and a new job. */
export function JobsHeadActions() {
  const t = useListMessages();
  const [view, setView] = useJobsView();
  return (
    <>
      <SegmentedControl
        aria-label={t('view')}
        value={view ?? 'list'}
        onChange={(next) => setView(next === 'board' ? 'board' : null)}
        data={[
          { value: 'list', label: <Labelled icon={IconList} text={t('list')} /> },
          { value: 'board', label: <Labelled icon={IconLayoutKanban} text={t('board')} /> },
        ]}
      />
      <Can permission="job.create">
        <Button
          component={RouteLink}
          route={jobsRoutes.create}
          leftSection={<IconPlus size={16} />}
        >
          {t('add')}
        </Button>
      </Can>
    </>
  );
}

function Labelled({ icon: Icon, text }: { icon: typeof IconList; text: string }) {
  return (
    <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
}
