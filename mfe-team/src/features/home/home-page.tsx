import type { HomeLayout } from '@muster/contracts';
import { BlocksProvider } from '@muster/blocks';
import { lazyNamed, useCan, useOverlayParam } from '@muster/kit';
import { Button, EmptyState, IconAdjustmentsHorizontal, IconLayoutKanban } from '@muster/ui';
import { Suspense } from 'react';
import { api } from '../../api.ts';
import { ApprovalsCard } from './approvals/approvals-card.tsx';
import { FiguresStrip } from './figures/figures-strip.tsx';
import { FirstSteps } from './first-steps.tsx';
import { HomeColumn } from './home-column.tsx';
import { HomeHeader } from './home-header.tsx';
import classes from './home-page.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { useHomeLayout } from './use-home-layout.ts';
import { useHomePending } from './use-home-pending.ts';
import { useHomeMessages } from './use-home-messages.ts';

const ArrangeDrawer = lazyNamed(() => import('./arrange/arrange-drawer.tsx'), 'ArrangeDrawer');
const AnswersDrawer = lazyNamed(() => import('./answers/answers-drawer.tsx'), 'AnswersDrawer');

/**
 * The start page: pending work, jobs, new candidates and the week's figures. Each part loads and
 * fails independently; users choose its position.
 */
export function HomePage() {
  const t = useHomeMessages();
  const can = useCan();
  const [panel, openPanel] = useOverlayParam('panel', ['arrange', 'answers']);
  const { arrangement, layout } = useHomeLayout();
  const isPending = useHomePending();
  const isShown = arrangement.data !== undefined || arrangement.isError;

  return (
    <BlocksProvider api={api}>
      <div className={classes.ground}>
        <div className={classes.page}>
          <HomeHeader
            actions={
              <Button
                variant="default"
                leftSection={<IconAdjustmentsHorizontal size={16} />}
                disabled={!arrangement.data}
                onClick={() => openPanel('arrange')}
              >
                {t('arrange.open')}
              </Button>
            }
          />
          {isPending ? (
            <HomeSkeleton />
          ) : (
            <HomeParts
              layout={layout}
              isArranged={isShown}
              onArrange={() => openPanel('arrange')}
            />
          )}
        </div>
      </div>
      {panel === 'arrange' && arrangement.data && (
        <Suspense fallback={null}>
          <ArrangeDrawer arrangement={arrangement.data} onClose={() => openPanel(null)} />
        </Suspense>
      )}
      {panel === 'answers' && can('application.list') && (
        <Suspense fallback={null}>
          <AnswersDrawer onClose={() => openPanel(null)} />
        </Suspense>
      )}
    </BlocksProvider>
  );
}

function HomeParts({
  layout,
  isArranged,
  onArrange,
}: {
  layout: HomeLayout;
  isArranged: boolean;
  onArrange: () => void;
}) {
  const t = useHomeMessages();
  return (
    <>
      <FirstSteps />
      <ApprovalsCard />
      {!layout.hidden.includes('figures') && <FiguresStrip />}
      {isEmpty(layout) && isArranged ? (
        <EmptyState
          icon={IconLayoutKanban}
          title={t('nothingShown.title')}
          text={t('nothingShown.text')}
          action={
            <Button variant="default" onClick={onArrange}>
              {t('arrange.open')}
            </Button>
          }
        />
      ) : (
        <div className={classes.columns}>
          <HomeColumn cards={shownCards(layout, 'main')} />
          <HomeColumn cards={shownCards(layout, 'side')} />
        </div>
      )}
    </>
  );
}

const shownCards = (layout: HomeLayout, column: 'main' | 'side') =>
  layout[column].filter((card) => !layout.hidden.includes(card));

const isEmpty = (layout: HomeLayout): boolean =>
  shownCards(layout, 'main').length + shownCards(layout, 'side').length === 0;
