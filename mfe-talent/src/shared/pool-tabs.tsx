import { href, talentRoutes } from '@muster/contracts';
import { RecordTabs } from '@muster/ui';
import { useMessages } from './use-messages.ts';

interface PoolTabsProps {
  poolId: string;
  active: 'members' | 'interview' | 'screening';
  readsQuestions: boolean;
}

/** The tabs of a pool, each with an address. */
export function PoolTabs({ poolId: id, active, readsQuestions }: PoolTabsProps) {
  const t = useMessages();
  const routes = {
    members: talentRoutes.pool,
    ...(readsQuestions && {
      interview: talentRoutes.interviewQuestions,
      screening: talentRoutes.screeningQuestions,
    }),
  };
  return (
    <RecordTabs
      items={(Object.keys(routes) as (keyof typeof routes & PoolTabsProps['active'])[]).flatMap(
        (tab) => {
          const route = routes[tab];
          return route
            ? [
                {
                  label: t(`pool.tabs.${tab}`),
                  href: href(route, { id }),
                  active: tab === active,
                },
              ]
            : [];
        },
      )}
    />
  );
}
