import { reportMetrics } from '@muster/contracts';
import { useUrlParam } from '@muster/kit';
import { CataloguePage } from './catalogue-page.tsx';
import { ReportPage } from './report-page.tsx';

/** An overview of all reports; with `?metric=`, one of them down to its rows. */
export function ReportsPage() {
  const [metric] = useUrlParam('metric', reportMetrics);
  return metric ? <ReportPage key={metric} metric={metric} /> : <CataloguePage />;
}
