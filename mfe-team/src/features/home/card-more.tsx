import { Button } from '@muster/ui';
import classes from './card-more.module.css';
import { useHomeWords } from './use-home-words.ts';

/** The foot of a card that shows its first rows: the rest of them, or back again. */
export function CardMore({
  hidden,
  isOpen,
  onToggle,
}: {
  /** How many rows are not shown. */
  hidden: number;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const t = useHomeWords();
  if (hidden === 0 && !isOpen) return null;
  return (
    <div className={classes.more}>
      <Button variant="subtle" size="compact-sm" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? t('fewer') : t('more', { count: hidden })}
      </Button>
    </div>
  );
}
