import { JobBoardPage } from './features/job-board/job-board-page.tsx';
import { JobsListPage } from './features/jobs-list/jobs-list-page.tsx';
import { useJobsView } from './shared/jobs-view.tsx';

/** The jobs, as a list or as a board. */
export function JobsHome() {
  const [view] = useJobsView();
  return view === 'board' ? <JobBoardPage /> : <JobsListPage />;
}
