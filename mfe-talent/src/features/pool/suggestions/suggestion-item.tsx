import { candidatesRoutes, type PoolSuggestion } from '@muster/contracts';
import { RouteLink } from '@muster/kit';
import { Avatar, Button, Checkbox, StateBadge } from '@muster/ui';
import { useSuggestionMessages } from './messages.ts';
import classes from './suggestions.module.css';

interface SuggestionItemProps {
  suggestion: PoolSuggestion;
  mayAdd: boolean;
  disabled: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onAdd: () => void;
  onDismiss: () => void;
}

/** A suggested candidate, with the reasons. */
export function SuggestionItem(props: SuggestionItemProps) {
  const t = useSuggestionMessages();
  const { suggestion, mayAdd, disabled, chosen, onChoose, onAdd, onDismiss } = props;
  const { candidate, job, score, fits, has, lacks } = suggestion;
  const { id, name, photo, headline, number, vettingStatus } = candidate;
  return (
    <li className={classes.item}>
      {mayAdd && (
        <Checkbox
          aria-label={t('item.choose', { name })}
          checked={chosen}
          disabled={disabled}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      )}
      <Avatar name={name} src={photo} />
      <div className={classes.what}>
        <p className={classes.name}>
          <RouteLink route={candidatesRoutes.profile} params={{ id }}>
            {name}
          </RouteLink>{' '}
          <StateBadge machine="vetting" state={vettingStatus} />
        </p>
        <p className={classes.quiet}>{headline ?? number}</p>
        <p className={classes.reason}>
          {t('item.fits', { score, job: job.title })}
          {fits > 1 && ` ${t('item.more', { count: fits - 1 })}`}
        </p>
        {has.length > 0 && (
          <p className={classes.quiet}>
            {t('item.has', {
              skills: has
                .map((skill) =>
                  skill.verified ? t('item.verified', { name: skill.name }) : skill.name,
                )
                .join(', '),
            })}
          </p>
        )}
        {lacks.length > 0 && (
          <p className={classes.quiet}>{t('item.lacks', { skills: lacks.join(', ') })}</p>
        )}
      </div>
      {mayAdd && (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            disabled={disabled}
            aria-label={t('item.addName', { name })}
            onClick={onAdd}
          >
            {t('item.add')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            disabled={disabled}
            aria-label={t('item.dismissName', { name })}
            onClick={onDismiss}
          >
            {t('item.dismiss')}
          </Button>
        </div>
      )}
    </li>
  );
}
