import { homeFiguresOf, type HomeCard } from '@muster/contracts';
import { SlowNotice, useSession } from '@muster/kit';
import { Card, Skeleton, useElapsed } from '@muster/ui';
import { FigureSkeletons } from './figures/figure-skeletons.tsx';
import figures from './figures/figures.module.css';
import classes from './home-page.module.css';
import { RowSkeletons } from './row-skeletons.tsx';
import { useHomeLayout } from './use-home-layout.ts';

/** Time in ms after which an empty page would look broken. */
const patience = 1_000;

/** Layout of the page while its parts load. */
export function HomeSkeleton() {
  const { arrangement, layout, shows } = useHomeLayout();
  const role = useSession()?.role ?? 'staff_viewer';
  const isLate = useElapsed(patience);
  // Hidden or moved cards would jump once the arrangement is loaded, so a quick line shows none.
  if (arrangement.isLoading && !isLate) return <div className={classes.parts} aria-busy />;
  const column = (cards: readonly HomeCard[]) => (
    <div className={classes.column}>
      {cards.filter(shows).map((card) => (
        <Card key={card} flush title={<Skeleton height={12} width={96} my={3} />}>
          <RowSkeletons rows={card === 'queue' ? 6 : 4} />
        </Card>
      ))}
    </div>
  );
  return (
    <div className={classes.parts} aria-busy>
      <SlowNotice />
      {!layout.hidden.includes('figures') && (
        <div className={figures.strip}>
          <FigureSkeletons count={homeFiguresOf(role).length} />
        </div>
      )}
      <div className={classes.columns}>
        {column(layout.main)}
        {column(layout.side)}
      </div>
    </div>
  );
}
