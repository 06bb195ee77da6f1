import type { CompanyRecord } from '@muster/contracts';
import { BlocksProvider, PromiseList, TaskList } from '@muster/blocks';
import { Can, useCan } from '@muster/kit';
import { api } from '../../api.ts';
import { CompanyActivity } from './company-activity.tsx';

/** Open tasks about the client, then its activity. */
export function CompanyRail({ company }: { company: CompanyRecord }) {
  const promises = api.usePromisesListQuery(
    { query: { subjectType: 'company', subjectId: company.id } },
    { skip: !useCan()('task.read') },
  );
  // Blocks above the tasks would push them down.
  if (promises.isLoading) return null;
  return (
    <>
      <Can permission="task.read">
        <BlocksProvider api={api}>
          <PromiseList subject={{ subjectType: 'company', subjectId: company.id }} />
          <TaskList
            subject={{ subjectType: 'company', subjectId: company.id }}
            mayAdd={company.allowedActions.includes('write_notes')}
          />
        </BlocksProvider>
      </Can>
      <CompanyActivity company={company} />
    </>
  );
}
