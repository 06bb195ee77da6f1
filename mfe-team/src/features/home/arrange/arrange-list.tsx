import { homeColumns, type HomeCard, type HomeLayout, type HomeWidget } from '@muster/contracts';
import { ListFocus, VisuallyHidden } from '@muster/ui';
import { useState } from 'react';
import { canMove, columnOf, moveCard, showWidget } from '../move-card.ts';
import { useHomeMessages } from '../use-home-messages.ts';
import classes from './arrange.module.css';
import { ArrangeRow } from './arrange-row.tsx';

interface ArrangeListProps {
  layout: HomeLayout;
  onChange: (layout: HomeLayout) => void;
}

/** The parts of the page in their layout: first the full width, then one column after the other. */
export function ArrangeList({ layout, onChange }: ArrangeListProps) {
  const t = useHomeMessages();
  const [said, setSaid] = useState('');
  const nameOf = (widget: HomeWidget) =>
    widget === 'figures' ? t('arrange.figures') : t(`${widget}.title`);
  const rowProps = (widget: HomeWidget) => ({
    name: nameOf(widget),
    isShown: !layout.hidden.includes(widget),
    onShow: (isShown: boolean) => onChange(showWidget(layout, widget, isShown)),
  });

  function move(card: HomeCard, step: -1 | 1) {
    const moved = moveCard(layout, card, step);
    const column = columnOf(moved, card);
    setSaid(
      t(column === 'main' ? 'arrange.movedToMain' : 'arrange.movedToSide', {
        widget: nameOf(card),
        position: moved[column].indexOf(card) + 1,
        total: moved[column].length,
      }),
    );
    onChange(moved);
  }

  return (
    <ListFocus>
      <h3 className={classes.column}>{t('arrange.top')}</h3>
      <ul className={classes.list}>
        <ArrangeRow {...rowProps('figures')} />
      </ul>
      {homeColumns.map((column) => (
        <section key={column} aria-label={t(`arrange.${column}`)}>
          <h3 className={classes.column}>{t(`arrange.${column}`)}</h3>
          {layout[column].length === 0 && <p className={classes.none}>{t('arrange.none')}</p>}
          <ul className={classes.list}>
            {layout[column].map((card) => (
              <ArrangeRow
                key={card}
                {...rowProps(card)}
                canMove={(step) => canMove(layout, card, step)}
                onMove={(step) => move(card, step)}
              />
            ))}
          </ul>
        </section>
      ))}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </ListFocus>
  );
}
