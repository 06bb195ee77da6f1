import { openToOptions, type OwnApplication } from '@muster/contracts';
import { countryName, formatDate } from '@muster/ui';
import classes from './own-applications.module.css';
import { useOwnApplicationMessages } from './messages.ts';

type Obstacle = OwnApplication['obstacles'][number];

/** Why it may not work out, each with the smallest change that would help. */
export function Obstacles({ obstacles }: Pick<OwnApplication, 'obstacles'>) {
  const t = useOwnApplicationMessages();
  const words = useObstacleWords();
  if (obstacles.length === 0) return null;
  return (
    <details className={classes.obstacles}>
      <summary>{t('obstacles.title')}</summary>
      <ul>
        {obstacles.map((obstacle) => (
          <li key={`${obstacle.kind}${obstacle.to ?? ''}`}>{words(obstacle)}</li>
        ))}
      </ul>
    </details>
  );
}

function useObstacleWords() {
  const t = useOwnApplicationMessages();
  return ({ kind, to, hours }: Obstacle): string => {
    if (kind === 'zone') return t('obstacles.zone', { count: hours ?? 0 });
    if (kind === 'availability') return t('obstacles.availability', { to: formatDate(to ?? '') });
    if (kind === 'not_open_to') {
      const asked = openToOptions.filter((one) => (to ?? '').split(',').includes(one));
      return t('obstacles.not_open_to', {
        to: asked.map((one) => t(`openTo.${one}`)).join(', '),
      });
    }
    if (kind === 'country') {
      const names = (to ?? '').split(',').map(countryName);
      return t('obstacles.country', { to: names.join(', ') });
    }
    if (kind === 'must_skill' || kind === 'english')
      return t(`obstacles.${kind}`, { to: to ?? '' });
    return t(`obstacles.${kind}`);
  };
}
