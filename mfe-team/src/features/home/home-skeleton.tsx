import { homeFiguresOf, type HomeCard } from '@muster/contracts';
import { useSession } from '@muster/kit';
import { Card, Skeleton } from '@muster/ui';
import { FigureSkeletons } from './figures/figure-skeletons.tsx';
import figures from './figures/figures.module.css';
import classes from './home-page.module.css';
import { RowSkeletons } from './row-skeletons.tsx';
import { useHomeLayout } from './use-home-layout.ts';

/** Layout of the page while its parts load. */
export function HomeSkeleton() {
  const { arrangement, layout, shows } = useHomeLayout();
  const role = useSession()?.role ?? 'staff_viewer';
  // Hidden or moved cards would jump once the arrangement is loaded, so show none before.
  if (arrangement.isLoading) return <div className={classes.parts} aria-busy />;
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
