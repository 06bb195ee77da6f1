import { firstVisitBudgets, firstVisitFiles } from './budgets/first-visit.mjs';
import { firstScripts } from './first-visit.mjs';
import { root } from './planted-builds.ts';

const list = {
  remote: 'mfe-candidates',
  layout: 'staff',
  page: 'src/features/list/candidates-page.tsx',
};
const dashboard = {
  remote: 'mfe-client-dashboard',
  layout: 'client',
  page: 'src/features/dashboard/dashboard-page.tsx',
};

const max = [
  ['the list of candidates', list, firstVisitBudgets.list],
  ['the dashboard of a client', dashboard, firstVisitBudgets.dashboard],
] as const;

test.each(max)(
  '%s loads no more scripts than its budget before it is shown',
  (_name, visit, budget) => {
    const scripts = firstScripts({ root, ...visit });
    const sum = (of: typeof scripts) => of.reduce((bytes, script) => bytes + script.bytes, 0);
    const listed = JSON.stringify(scripts, null, 1);
    const area = scripts.filter(({ file }) => file.startsWith(visit.remote));
    expect({ all: sum(scripts) <= budget.all, area: sum(area) <= budget.area, listed }).toEqual({
      all: true,
      area: true,
      listed,
    });
    expect(scripts.length).toBeLessThanOrEqual(firstVisitFiles);
  },
);
