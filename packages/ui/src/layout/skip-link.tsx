import { useT } from '../i18n/messages.ts';
import { uiMessages } from '../messages/ui-messages.ts';
import classes from './skip-link.module.css';

/**
 * The first tab stop of the page: skips the navigation and jumps to the element with the id
 * `target`.
 */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const t = useT(uiMessages);
  return (
    <a
      className={classes.link}
      href={`#${target}`}
      onClick={(event) => {
        // Moves the focus without changing the address, which belongs to the router.
        event.preventDefault();
        const element = document.getElementById(target);
        element?.setAttribute('tabindex', '-1');
        element?.focus();
      }}
    >
      {t('action.skip')}
    </a>
  );
}
